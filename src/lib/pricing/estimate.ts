import { parseCreators, type Choice } from './choice.ts'

/** Prices are pence a year, excluding VAT and other sales tax. */
type Extra = { id: string; name: string; yearly: number }
/** `creators` is the largest number that it allows. */
export type Size = { name: string; creators: number; yearly: number }
/** Sizes from the smallest up. */
export type PriceList = { sizes: readonly Size[]; accessories: readonly Extra[] }

export type Estimate =
  | { ok: false; code: 'not_a_number' }
  | { ok: false; code: 'too_many'; creators: number }
  | {
      ok: true
      creators: number
      size: Size
      accessories: readonly Extra[]
      yearly: number
      next: { size: Size; yearly: number } | undefined
    }

/** The smallest package that holds the chosen Content Creators, its price, and the next one's. */
export function estimate({ sizes, accessories }: PriceList, choice: Choice): Estimate {
  const creators = parseCreators(choice.creators)
  if (creators === undefined) return { ok: false, code: 'not_a_number' }
  const at = sizes.findIndex((size) => creators <= size.creators)
  const size = sizes[at]
  if (!size) return { ok: false, code: 'too_many', creators }

  const next = sizes[at + 1]
  const chosen = accessories.filter(({ id }) => choice.accessories.includes(id))
  const extra = chosen.reduce((sum, { yearly }) => sum + yearly, 0)
  return {
    ok: true,
    creators,
    size,
    accessories: chosen,
    yearly: size.yearly + extra,
    next: next && { size: next, yearly: next.yearly + extra },
  }
}
