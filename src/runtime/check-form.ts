import { checkContact, type ContactField } from '../lib/check-contact.ts'

const fields: ContactField[] = ['name', 'email', 'message']
/** After this long without an answer, the visitor may send again. */
const sendingMs = 10_000

/** Puts our messages beside the fields, in place of the browser's bubbles. */
export function checkForm(form: HTMLFormElement) {
  function control(field: ContactField) {
    return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement
  }

  function errors() {
    return checkContact(Object.fromEntries(new FormData(form)) as Record<ContactField, string>)
  }

  function show(field: ContactField, error = '') {
    const place = form.querySelector(`#${field}-error`)
    if (place) place.textContent = error
    control(field).setAttribute('aria-invalid', String(error !== ''))
  }

  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  let sending: ReturnType<typeof setTimeout> | undefined

  function rest() {
    clearTimeout(sending)
    button.ariaBusy = null
  }

  form.noValidate = true
  // The browser would cut a long pasted text without saying so.
  control('message').removeAttribute('maxlength')

  form.addEventListener('submit', (event) => {
    // Another press would send the message again.
    if (button.ariaBusy) return event.preventDefault()
    const found = errors()
    for (const field of fields) show(field, found[field])
    const first = fields.find((field) => found[field])
    if (!first) {
      button.ariaBusy = 'true'
      sending = setTimeout(rest, sendingMs)
      return
    }
    event.preventDefault()
    control(first).focus()
  })
  addEventListener('pagehide', rest)
  form.addEventListener('input', ({ target }) => {
    const field = fields.find((name) => control(name) === target)
    if (field && control(field).ariaInvalid === 'true') show(field, errors()[field])
  })
}
