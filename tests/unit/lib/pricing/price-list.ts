import type { PriceList } from '../../../../src/lib/pricing/estimate.ts'
import type { Size } from '../../../../src/lib/pricing/sizes.ts'

/** Sizes and prices of the tests' own: what the site charges may change without them. */
export const sizes: Size[] = [
  { name: 'XS', creators: 2, yearly: 6_000_00, upgrade: 'new term' },
  { name: 'S', creators: 8, yearly: 18_000_00, upgrade: 'co-terminus' },
  { name: 'M', creators: 20, yearly: 40_000_00, upgrade: 'co-terminus' },
  { name: 'L', creators: 40, yearly: 65_000_00, upgrade: 'co-terminus' },
]

export const list: PriceList = {
  sizes,
  accessories: [
    { id: 'cloud', name: 'Cloud', yearly: 3_000_00 },
    { id: 'custom', name: 'Custom', yearly: 4_000_00 },
  ],
}
