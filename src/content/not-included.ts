import { capitalised } from '@cuewright/runbook/words'
import { onPlatform } from './platform-words.ts'
import { assurancePrice } from './prices.ts'
import type { Status } from '../site.ts'

export type Extra = { name: string; text: string; status: Status }

export const notIncluded: readonly Extra[] = [
  {
    name: 'Your platform’s licences',
    text: `${capitalised(onPlatform.yours)} may want a licence for everyone who updates a record. Your users may be covered already: ask the platform’s account manager before you order.`,
    status: 'sample',
  },
  {
    name: 'Our help with your runbooks',
    text: 'Converting your spreadsheets, or training beyond the online courses. We quote it in the order.',
    status: 'sample',
  },
  {
    name: 'Support outside support hours',
    text: `Only under Service Assurance, ${assurancePrice} an hour.`,
    status: 'sample',
  },
]
