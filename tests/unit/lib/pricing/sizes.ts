/** Prices of the tests' own: what the site charges may change without them. */
export const sizes = [
  { name: 'XS', creators: 2, yearly: 6_000_00, upgrade: 'new term' },
  { name: 'S', creators: 8, yearly: 18_000_00, upgrade: 'co-terminus' },
  { name: 'M', creators: 20, yearly: 40_000_00, upgrade: 'co-terminus' },
  { name: 'L', creators: 40, yearly: 65_000_00, upgrade: 'co-terminus' },
] as const
