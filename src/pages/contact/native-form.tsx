import type { InputHTMLAttributes } from 'react'
import { messageLimit } from '../../lib/check-contact.ts'
import { paths } from '../../paths.ts'
import type { form } from './copy.ts'

type Props = { name: string; honeypot: string; sent: string; copy: typeof form }

const field = 'grid content-start gap-1'
const box = 'min-h-12 px-3 py-2.5 field aria-[invalid=true]:px-2.75 aria-[invalid=true]:py-2.25'

/** Netlify Forms takes its POST and returns the browser to `#sent`, where `:target` shows the thanks, without a script. */
export function NativeForm({ name, honeypot, sent, copy }: Props) {
  return (
    <>
      <Sent id={sent} {...copy.sent} />
      <form
        name={name}
        method="post"
        action={`${paths.contact}#${sent}`}
        data-netlify="true"
        data-netlify-honeypot={honeypot}
        data-checked
        className="grid sm:grid-cols-2 gap-x-6 gap-y-4 no-print"
      >
        <input type="hidden" name="form-name" value={name} />
        {/* Not displayed, so that a password manager leaves it empty. Netlify drops a message that fills it. */}
        <p className="hidden">
          <label htmlFor={honeypot}>{copy.honeypot}</label>
          <input type="text" id={honeypot} name={honeypot} tabIndex={-1} autoComplete="off" />
        </p>
        <Field id="name" label={copy.name} type="text" autoComplete="name" required />
        <Field id="email" label={copy.email} type="email" autoComplete="email" required />
        <Organisation {...copy} />
        <MessageText {...copy} />
        <p className="sm:col-span-2">
          <button type="submit" className="btn btn-ink">
            {copy.send}
          </button>
        </p>
      </form>
    </>
  )
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { id: string; label: string }

function Field({ id, label, ...input }: FieldProps) {
  return (
    <p className={field}>
      <label htmlFor={id} className="fw-560">
        {label}
      </label>
      <input id={id} name={id} className={box} aria-describedby={`${id}-error`} {...input} />
      <span id={`${id}-error`} className="text-late text-small fw-560" />
    </p>
  )
}

function Sent({ id, title, text, again }: Props['copy']['sent'] & { id: string }) {
  return (
    <div className="form-sent p-8 edge-l-3-done bg-ground-2">
      {/* Focusable, so that the browser moves the focus here when the address ends in its id. */}
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <p className="mt-3">{text}</p>
      <p className="mt-5">
        <a href="#message" className="link">
          {again}
        </a>
      </p>
    </div>
  )
}

function Organisation({ organisation, optional }: Props['copy']) {
  return (
    <p className={`${field} sm:col-span-2`}>
      <label htmlFor="organisation" className="fw-560">
        {organisation} <span className="text-ink-3">{optional}</span>
      </label>
      <input
        type="text"
        id="organisation"
        name="organisation"
        autoComplete="organization"
        className={box}
      />
    </p>
  )
}

function MessageText({ message, hint }: Props['copy']) {
  return (
    <p className={`${field} sm:col-span-2`}>
      <label htmlFor="message-text" className="fw-560">
        {message}
      </label>
      <span id="message-hint" className="text-small text-ink-3">
        {hint}
      </span>
      <textarea
        id="message-text"
        name="message"
        rows={4}
        className={`${box} resize-y`}
        maxLength={messageLimit}
        required
        aria-describedby="message-hint message-error"
      />
      <span id="message-error" className="text-late text-small fw-560" />
    </p>
  )
}
