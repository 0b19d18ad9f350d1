import type { ReactNode } from 'react'
import type { FaqItem } from '../../content/faq-item.ts'
import {
  scenarios,
  type Cases,
  type Gains,
  type Reasons,
  type ScenarioId,
} from '../../content/scenarios.ts'
import { storiesOf } from '../../content/stories.ts'
import { paths, type Crumb } from '../../paths.ts'
import { Band } from '../band.tsx'
import { ClosingBand } from '../closing-band.tsx'
import { DemoOpening } from '../demo-opening.tsx'
import { Faq } from '../faq.tsx'
import { StoryDoor } from '../story-door.tsx'
import { Roles } from './roles.tsx'

/** The exports that the copy.ts of all four scenarios have. */
type ScenarioCopy = {
  head: { trail: readonly Crumb[] }
  opening: { title: string; lead: string }
  cases: Cases
  why: Reasons
  roles: { gets: Gains }
  faqs: { title: string; items: readonly FaqItem[] }
  closing: { title: string; read: { href: string; label: string } }
}

type Props = { id: ScenarioId; copy: ScenarioCopy; isDark?: boolean; children: ReactNode }

export function ScenarioPage({ id, copy, isDark, children }: Props) {
  return (
    <>
      <DemoOpening trail={copy.head.trail} {...copy.opening} isDark={isDark} />
      {children}
      <Roles {...copy.roles} />
      <Faq {...copy.faqs} />
      <Stories of={id} />
      <Closing {...copy.closing} here={id} />
    </>
  )
}

function Stories({ of }: { of: ScenarioId }) {
  const stories = storiesOf(of)
  if (stories.length === 0) return null
  const { name } = scenarios.find(({ id }) => id === of)!
  return (
    <Band name="Stories" className="band-tight">
      <StoryDoor title={`How one ${name.toLowerCase()} went`} stories={stories} />
    </Band>
  )
}

function Closing({ title, read, here }: ScenarioCopy['closing'] & { here: ScenarioId }) {
  const at = scenarios.findIndex(({ id }) => id === here)
  // The first one follows the last.
  const next = scenarios[at + 1] ?? scenarios[0]
  return (
    <ClosingBand
      title={title}
      ways={[
        {
          href: `${paths.features}#runbook-player:${here}`,
          label: 'Try this event, and delay a task',
        },
        read,
        { href: next.path, label: `Next scenario: ${next.name}` },
      ]}
    />
  )
}
