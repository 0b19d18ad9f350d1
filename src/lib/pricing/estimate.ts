import { parseCreators, type Choice } from './choice.ts'
import { fitSize, type Size } from './sizes.ts'
import { readTerm, type Term } from './term.ts'
import { halfYear, upgradeCost, type Remaining, type UpgradeCost } from './upgrade.ts'

export type Extra = { id: string; name: string; yearly: number }
export type PriceList = { sizes: readonly Size[]; accessories: readonly Extra[] }

export type Move =
  | ({ ok: true; isExample: boolean } & Remaining & UpgradeCost)
  | Extract<Term, { ok: false }>
  | { ok: false; code: 'one_date_missing' }

export type Estimate =
  | { ok: false; code: 'not_a_number' }
  | { ok: false; code: 'too_many'; creators: number; most: number }
  | {
      ok: true
      creators: number
      size: Size
      accessories: readonly Extra[]
      /** Pence a year: all accessories together, and everything; both excluding VAT. */
      accessoriesYearly: number
      yearly: number
      /** The next size up and the cost of moving there before the year is over. */
      next: { size: Size; yearly: number; move: Move } | undefined
    }

/** What a choice costs: the package, its price for a year, the next size, and the move there. */
export function estimate({ sizes, accessories }: PriceList, choice: Choice): Estimate {
  const read = parseCreators(choice.creators)
  if (!read.ok) return { ok: false, code: 'not_a_number' }
  const { creators } = read
  const fit = fitSize(sizes, creators)
  if (!fit.ok) return { ...fit, creators }

  const { size, next } = fit
  const chosen = accessories.filter(({ id }) => choice.accessories.includes(id))
  const accessoriesYearly = chosen.reduce((sum, { yearly }) => sum + yearly, 0)
  return {
    ok: true,
    creators,
    size,
    accessories: chosen,
    accessoriesYearly,
    yearly: size.yearly + accessoriesYearly,
    next: next && {
      size: next,
      yearly: next.yearly + accessoriesYearly,
      move: readMove(size, next, choice),
    },
  }
}

function readMove(from: Size, to: Size, { starts, moves }: Choice): Move {
  if (!starts && !moves)
    return { ok: true, isExample: true, ...halfYear, ...upgradeCost(from, to, halfYear) }
  if (!starts || !moves) return { ok: false, code: 'one_date_missing' }
  const term = readTerm(starts, moves)
  if (!term.ok) return term
  const { daysLeft, daysInTerm } = term
  return {
    ok: true,
    isExample: false,
    daysLeft,
    daysInTerm,
    ...upgradeCost(from, to, { daysLeft, daysInTerm }),
  }
}
