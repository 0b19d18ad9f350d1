import { halfYear } from '../lib/pricing/upgrade.ts'
import { packages } from './packages.ts'
import { accessoryPrice, moveCost } from './prices.ts'

const amounts = new Map([
  ['accessory', accessoryPrice],
  ...packages.flatMap(({ name, creators, price }) => [
    [`price ${name}`, price] as const,
    [`creators ${name}`, String(creators)] as const,
  ]),
  ['move XS S', moveCost('XS', 'S', halfYear).cost],
  ['move S M', moveCost('S', 'M', halfYear).cost],
])

/** A contract's Markdown with the price list's figures: `{price S}`. Throws, naming it, on an unknown one. */
export function withPrices(file: string, source: string): string {
  return source.replaceAll(/\{([^{}\n]+)\}/g, (_, name: string) => {
    const amount = amounts.get(name)
    if (amount === undefined) throw new Error(`${file}: the price list has no {${name}}`)
    return amount
  })
}
