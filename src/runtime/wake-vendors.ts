import { parseFollowWidgets } from '../integrations/follow-widgets.ts'
import { whenShown } from '../lib/when-shown.ts'

function find(selector: string) {
  return document.querySelector<HTMLElement>(selector)
}

/** Code that does not arrive leaves its place as the HTML has it. */
function bring(code: Promise<unknown>) {
  void code.catch(() => undefined)
}

/** Loads the code for a vendor's part, or the form's, only on a page that has a place for it. */
export function wakeVendors() {
  whenShown(() => {
    parseFollowWidgets()
    if (find('[data-chat]')) bring(import('../integrations/chat.ts').then((m) => m.startChat()))
    const frame = find('.hs-form-frame')
    if (frame) bring(import('../integrations/form.ts').then((m) => m.startHubSpotForm(frame)))
  })
  const form = find('form[data-checked]')
  form?.addEventListener(
    'focusin',
    () => bring(import('./check-form.ts').then((m) => m.checkForm(form as HTMLFormElement))),
    { once: true },
  )
}
