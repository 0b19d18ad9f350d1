import { parseFollowWidgets } from '../integrations/follow.ts'
import { whenShown } from '../lib/when-shown.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Loads the code for a vendor's part, or the form's, only on a page that has a place for it. */
export function wakeVendors() {
  whenShown(() => {
    parseFollowWidgets()
    if (find('[data-chat]')) void import('../integrations/chat.ts').then((m) => m.startChat())
    const frame = find('.hs-form-frame')
    if (frame) void import('../integrations/form.ts').then((m) => m.startHubSpotForm(frame))
  })
  const form = find('form[data-checked]')
  form?.addEventListener(
    'focusin',
    () => void import('./check-form.ts').then((m) => m.checkForm(form as HTMLFormElement)),
    { once: true },
  )
}
