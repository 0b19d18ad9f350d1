import { answerOf } from '../integrations/sent.ts'

declare global {
  interface Window {
    IN?: { parse?: (container: Element) => void }
  }
}

/** Loads the code for a vendor's part, or the form's, only on a page that has a place for it. */
export function wakeVendors() {
  parseFollowWidgets()
  if (document.querySelector('[data-chat]'))
    void import('../integrations/chat.ts').then((m) => m.startChat(), keepHtml)
  const frame = document.querySelector<HTMLElement>('.hs-form-frame')
  if (frame) void import('../integrations/form.ts').then((m) => m.startHubSpotForm(frame), keepHtml)
  const form = document.querySelector<HTMLFormElement>('form[data-checked]')
  if (form) wakeForm(form)
}

/** If the code fails to load, the HTML remains as it is. */
function keepHtml() {
  return undefined
}

/**
 * Loads our messages with the form's first focus or submission, which waits for them. If the code does
 * not arrive, the browser's bubbles come back.
 */
function wakeForm(form: HTMLFormElement) {
  // The address alone would show the thanks, so it leads to the form.
  if (answerOf(location) === 'nothing') location.replace('#message')

  let checking: Promise<void> | undefined
  let isHeld = false

  function check() {
    return (checking ??= import('./check-form.ts')
      .then(
        (m) => m.checkForm(form),
        () => void (form.noValidate = false),
      )
      .then(() => form.removeEventListener('submit', hold)))
  }

  /** A second press must not send what nobody has checked. */
  function hold(event: SubmitEvent) {
    event.preventDefault()
    if (isHeld) return
    isHeld = true
    // Later, because a form cannot be submitted again during its own submission.
    void check().then(() => setTimeout(() => form.requestSubmit()))
  }

  form.noValidate = true
  if (form.matches(':focus-within')) void check()
  form.addEventListener('focusin', () => void check(), { once: true })
  form.addEventListener('submit', hold)
}

/**
 * Lets LinkedIn's widget draw its button. The site never loads the widget's script: it is there only
 * if something else, such as a tag manager, has loaded it.
 */
function parseFollowWidgets() {
  for (const place of document.querySelectorAll('[data-follow]')) window.IN?.parse?.(place)
}
