import { divideHalvesUp, formatPence, formatToThePenny } from '../lib/pricing/money.ts'
import { upgradeCost, type Remaining } from '../lib/pricing/upgrade.ts'
import { accessories, assuranceHourly, packages, type PackageSize } from './packages.ts'

export function packageOf(name: PackageSize['name']): PackageSize {
  return packages.find((size) => size.name === name)!
}

/** 'S' → '£25,000'. */
export function price(name: PackageSize['name']): string {
  return packageOf(name).price
}

/** 'S' → '£25k'. */
export function shortPrice(name: PackageSize['name']): string {
  return inThousands(packageOf(name).yearly)
}

/** The sizes in the quoted range. A smaller one whose upgrade starts a new term is left out. */
export const rangedPackages = packages.filter(({ upgrade }) => upgrade === 'co-terminus')

const [smallest, largest] = [rangedPackages[0]!, rangedPackages.at(-1)!]

/** '£25k to £100k'. */
export const priceRange = `${inThousands(smallest.yearly)} to ${inThousands(largest.yearly)}`

/** '£5,000' and '£5k': any one accessory. */
export const accessoryPrice = formatPence(yearlyOfEach())
export const shortAccessoryPrice = inThousands(yearlyOfEach())

/** '£100': an hour of Service Assurance. */
export const assurancePrice = formatPence(assuranceHourly)

export function moveCost(
  from: PackageSize['name'],
  to: PackageSize['name'],
  remaining: Remaining,
): { cost: string; credit: string } {
  const { cost, credit } = upgradeCost(packageOf(from), packageOf(to), remaining)
  return { cost: formatToThePenny(cost), credit: formatPence(credit) }
}

/** '£2,500': the price of a full package for each creator, to the pound. */
export function pricePerCreator({ yearly, creators }: PackageSize): string {
  return formatPence(divideHalvesUp(yearly, creators * 100) * 100)
}

function inThousands(pence: number): string {
  const thousands = pence / 1000_00
  return Number.isInteger(thousands) ? `£${thousands}k` : formatPence(pence)
}

/** Throws if accessories differ in price, because copy says 'each'. */
function yearlyOfEach(): number {
  const prices = new Set(accessories.map(({ yearly }) => yearly))
  if (prices.size !== 1)
    throw new Error('src/content/packages.ts: accessories differ in price: copy names one for each')
  return [...prices][0]!
}
