import { formatPence } from '../lib/pricing/money.ts'

type Size = {
  name: 'XS' | 'S' | 'M' | 'L' | 'XL'
  creators: number
  /** Whole pence a year, excluding VAT and other sales tax. */
  yearly: number
  description: string
  popular?: true
  /** What moving up does to the term; 'co-terminus' unless written. */
  upgrade?: 'co-terminus' | 'new term'
}

export type PackageSize = Required<Omit<Size, 'popular'>> & { popular: boolean; price: string }

export type Accessory = {
  id: string
  name: string
  /** A UnoCSS icon class, spelt out so that it is found. */
  icon: `i-lucide-${string}`
  description: string
  /** Whole pence a year, excluding VAT and other sales tax. */
  yearly: number
}

function withDefaults(size: Size): PackageSize {
  return { popular: false, upgrade: 'co-terminus', ...size, price: formatPence(size.yearly) }
}

/** The five sizes, from the smallest up. */
const sizes: Size[] = [
  {
    name: 'XS',
    creators: 3,
    yearly: 10_000_00,
    description: 'One team and its first cutovers.',
    upgrade: 'new term',
  },
  {
    name: 'S',
    creators: 10,
    yearly: 25_000_00,
    description: 'A change or recovery team that plans, rehearses and runs its own events.',
    popular: true,
  },
  {
    name: 'M',
    creators: 25,
    yearly: 50_000_00,
    description: 'A programme with several workstreams, each with its own authors.',
  },
  {
    name: 'L',
    creators: 50,
    yearly: 75_000_00,
    description: 'Change and recovery together, across divisions.',
  },
  {
    name: 'XL',
    creators: 75,
    yearly: 100_000_00,
    description: 'A group that runs all four scenarios in every business line.',
  },
]

export const packages: PackageSize[] = sizes.map(withDefaults)

/** Each has one fixed price for all packages, and renews with the subscription. */
export const accessories: Accessory[] = [
  {
    id: 'cloud',
    name: 'Cloud Recovery Integrations',
    icon: 'i-lucide-cloud-upload',
    description: 'Failover and restore jobs start in your cloud when their task starts.',
    yearly: 5_000_00,
  },
  {
    id: 'collaboration',
    name: 'Collaboration Platform Connections',
    icon: 'i-lucide-messages-square',
    description:
      'Task owners get and answer their cues in the chat or meeting tool they already use.',
    yearly: 5_000_00,
  },
  {
    id: 'custom',
    name: 'Custom Integrations',
    icon: 'i-lucide-plug',
    description:
      'A connection to one of your systems, to the design agreed in the order, and maintained by us.',
    yearly: 5_000_00,
  },
  {
    id: 'analytics',
    name: 'Advanced Analytics',
    icon: 'i-lucide-chart-line',
    description:
      'Compare planned and actual times across events. See which tasks run late, and what that does to the finish.',
    yearly: 5_000_00,
  },
]

/** Service Assurance, which is charged by the hour: pence, excluding VAT. */
export const assuranceHourly = 100_00

/** The hours of the team in an example weekend: dress rehearsal, cutover, first morning. */
export const assuranceWeekend = [7, 10, 4] as const

/** Data for search engines about the pricing video. It is used only if a video is configured. */
export const pricingVideoFacts = {
  name: 'What a package costs, and why',
  description: 'Package sizes, who is free, and what happens when a team outgrows its size.',
  uploadDate: '2025-10-01T09:00:00+01:00',
  /** How long the film runs, such as 'PT2M30S' (ISO 8601); '' until it is known. */
  duration: '',
}
