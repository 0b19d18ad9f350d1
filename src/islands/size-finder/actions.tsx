import { useState } from 'react'
import type { Choice } from '../../lib/pricing/choice.ts'
import { printEstimate } from './print-estimate.ts'
import { choiceLink } from './use-url-choice.ts'

/** Share and file: the link to this choice, and the estimate on paper. */
export function Actions({ choice }: { choice: Choice }) {
  const [said, say] = useState('')

  async function copy() {
    // Browsers refuse the clipboard outside HTTPS, or where the visitor said no.
    const isCopied = await navigator.clipboard?.writeText(choiceLink(choice)).then(
      () => true,
      () => false,
    )
    say(isCopied ? 'The link is copied.' : 'Copy the link from the address bar.')
  }

  return (
    <div className="flex flex-wrap items-center gap-2.5 mt-4.5 text-small no-print media-noscript:hidden">
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        Copy the link
      </button>
      <button type="button" className="btn btn-small" onClick={printEstimate}>
        Print the estimate
      </button>
      <span role="status">{said}</span>
    </div>
  )
}
