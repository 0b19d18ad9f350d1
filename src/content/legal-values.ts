import { halfYear } from '../lib/pricing/upgrade.ts'
import { packages } from './packages.ts'
import { onPlatform } from './platform-words.ts'
import { accessoryPrice, moveCost } from './prices.ts'

const values = new Map([
  ['platform', onPlatform.theirs],
  ['store', onPlatform.store],
  ['accessory', accessoryPrice],
  ...packages.flatMap(({ name, creators, price }) => [
    [`price ${name}`, price] as const,
    [`creators ${name}`, String(creators)] as const,
  ]),
  ['move XS S', moveCost('XS', 'S', halfYear).cost],
  ['move S M', moveCost('S', 'M', halfYear).cost],
])

/**
 * A legal text's Markdown with the price list's figures, `{price S}`, and the platform's names. Throws,
 * naming it, on an unknown one.
 */
export function withValues(file: string, source: string): string {
  return source.replaceAll(/\{([^{}\n]+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${file}: there is no value for {${name}}`)
    return value
  })
}
