import { messageLimit } from '../../lib/check-contact.ts'
import { paths } from '../../paths.ts'

type Props = { name: string; honeypot: string; sent: string }

/**
 * Netlify Forms finds this form in the page's HTML and takes its POST. The browser comes back to
 * `#sent`, and `:target` shows the answer: no script, no further page.
 */
export function NativeForm({ name, honeypot, sent }: Props) {
  return (
    <>
      <div id={sent} className="form-sent" role="status">
        <h3>Your message is with us</h3>
        <p className="mt-3">
          A person answers it by e-mail, on the next working day at the latest. If your event is
          sooner than that, please call.
        </p>
        <p className="mt-5">
          <a href="#message" className="link">
            Write another message
          </a>
        </p>
      </div>
      <form
        name={name}
        method="post"
        action={`${paths.contact}#${sent}`}
        data-netlify="true"
        data-netlify-honeypot={honeypot}
        data-checked
        className="form"
      >
        <input type="hidden" name="form-name" value={name} />
        <p className="sr-only" aria-hidden>
          <label htmlFor={honeypot}>Leave this empty</label>
          <input type="text" id={honeypot} name={honeypot} tabIndex={-1} autoComplete="off" />
        </p>
        <p className="field">
          <label htmlFor="name">Name</label>
          <input
            type="text"
            id="name"
            name="name"
            autoComplete="name"
            required
            aria-describedby="name-error"
          />
          <span id="name-error" className="field-error" />
        </p>
        <p className="field">
          <label htmlFor="email">Work e-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            aria-describedby="email-error"
          />
          <span id="email-error" className="field-error" />
        </p>
        <p className="field field-wide">
          <label htmlFor="organisation">
            Organisation <span className="text-ink-3">(optional)</span>
          </label>
          <input type="text" id="organisation" name="organisation" autoComplete="organization" />
        </p>
        <p className="field field-wide">
          <label htmlFor="message-text">Message</label>
          <span id="message-hint" className="small text-ink-3">
            Up to {messageLimit.toLocaleString('en-GB')} characters. A date helps: when is the
            event?
          </span>
          <textarea
            id="message-text"
            name="message"
            rows={7}
            maxLength={messageLimit}
            required
            aria-describedby="message-hint message-error"
          />
          <span id="message-error" className="field-error" />
        </p>
        <p className="field-wide">
          <button type="submit" className="btn bg-ink! text-ground! border-ink!">
            Send message
          </button>
        </p>
      </form>
    </>
  )
}
