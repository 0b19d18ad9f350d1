import { parseFollowWidgets } from '../integrations/follow-widgets.ts'

/** Code that does not arrive leaves its place as the HTML has it. */
function bring(code: Promise<unknown>) {
  void code.catch(() => undefined)
}

/** Loads the code for a vendor's part, or the form's, only on a page that has a place for it. */
export function wakeVendors() {
  parseFollowWidgets()
  if (document.querySelector('[data-chat]'))
    bring(import('../integrations/chat.ts').then((m) => m.startChat()))
  const frame = document.querySelector<HTMLElement>('.hs-form-frame')
  if (frame) bring(import('../integrations/form.ts').then((m) => m.startHubSpotForm(frame)))
  const form = document.querySelector<HTMLFormElement>('form[data-checked]')
  if (form) wakeForm(form)
}

/**
 * Loads the form's own messages with the first focus, which may be there already, or the first submission,
 * which waits for them. The browser's bubbles stay away meanwhile; they come back if the code does not arrive.
 */
function wakeForm(form: HTMLFormElement) {
  let checking: Promise<void> | undefined

  function check() {
    return (checking ??= import('./check-form.ts').then(
      (m) => m.checkForm(form),
      () => void (form.noValidate = false),
    ))
  }

  form.noValidate = true
  if (form.matches(':focus-within')) void check()
  form.addEventListener('focusin', () => void check(), { once: true })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      // Not before this submission has ended: a form is sent once at a time.
      void check().then(() => setTimeout(() => form.requestSubmit()))
    },
    { once: true },
  )
}
