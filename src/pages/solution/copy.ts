import { defineFaqs } from '../../content/faq-item.ts'
import { onPlatform } from '../../content/platform-words.ts'
import { counted } from '@cuewright/runbook/words'
import { inWords } from '../../lib/in-words.ts'
import { dayFromEvent, shortDay } from '../../events/event-days.ts'
import { at, backoutAt, plan, previewRun, rehearsed, runAt } from '../../events/event-times.ts'
import { eventRecord } from '../../events/payments-migration-record.ts'
import { paymentsMigration as event } from '../../events/payments-migration.ts'
import { viewOf } from '@cuewright/runbook/model'
import { paths, trailTo } from '../../paths.ts'
import type { Screen } from '../../screens/kit/window.tsx'
import { screens } from '../../screens/screens.tsx'

export const trail = trailTo({ name: 'Solution', path: paths.solution })

export const head = {
  path: paths.solution,
  title: 'Solution',
  description:
    'Eleven screens of a digital runbook application, from the event record to issue management, all showing one payments migration.',
}

export const opening = {
  title: 'See one cutover on every screen',
  lead: `A payments ledger moves on a Saturday night. Its teams plan, rehearse and run the cutover on these eleven screens, inside ${onPlatform.yours}.`,
  note: 'Illustrative example, drawn from one fictional timetable.',
}

export const indexTitle = 'The eleven screens, by time'

export type ScreenName = keyof typeof screens

export type Showcase = { readonly subtitle: string; readonly description: string }

export type Scene = Showcase & {
  readonly name: ScreenName
  /** '24 days' before the event, or the time on its night. */
  readonly time: string
  /** 'before, Wed 23 Sept', or the day of the night. */
  readonly day: string
}

// All figures come from the event, so a changed duration changes the sentences.
const preview = runAt(previewRun.minute)
const gateways = viewOf(preview, '8')
const firewall = viewOf(preview, '6')
const late = firewall.finish - firewall.plannedFinish
const overrun = rehearsed.finish - plan.finish

const showcases: Record<ScreenName, Showcase> = {
  'home-page': {
    subtitle: 'See your next cue first.',
    description: `The Network team sees its new start, ${at(gateways.start)} instead of ${at(gateways.plannedStart)}, because the firewall changes are forecast ${inWords(late)} minutes late.`,
  },
  'event-record-page': {
    subtitle: 'One form, approved by operations, resilience and change.',
    description: `It links to ${eventRecord.change} on your platform, where your change board approves it as usual.`,
  },
  'event-runbooks': {
    subtitle: 'The cutover, its backout and the last rehearsal on one scale.',
    description: `If the backout were called at ${at(preview.minute)}, it would finish by ${at(backoutAt(preview.minute).finish)}.`,
  },
  'event-planner': {
    subtitle: 'Rehearsals and approvals on one calendar.',
    description:
      'The Program Director sees at once if the dress rehearsal slips too close to the event.',
  },
  'event-overview': {
    subtitle: 'A dashboard you can read across a room.',
    description: 'Executives read it at their desks and leave the bridge to the teams.',
  },
  'runbook-record-page': {
    subtitle: 'Go/no-go criteria, agreed before the event.',
    description: 'Each gate lists its criteria, who reports each one, and who decides.',
  },
  'runbook-planner': {
    subtitle: 'Change a duration, and see the new finish.',
    description: 'A minute lost on the critical path moves the finish by a minute.',
  },
  'runbook-overview': {
    subtitle: `The dress rehearsal ended ${inWords(overrun)} minutes late, with a week to fix it.`,
    description: 'The cutover manager sees which tasks took longer.',
  },
  'task-slide-in': {
    subtitle: 'Everything about one task, in a panel over the timetable.',
    description:
      'A task owner sees what to do and how to prove it’s done. The same button starts it and finishes it.',
  },
  'raise-issues': {
    subtitle: 'Raise an issue as soon as something goes wrong.',
    description:
      'The task and its times are already filled in, and the form shows which task has to wait.',
  },
  'issue-management': {
    subtitle: 'Every issue from every rehearsal, on one board.',
    description:
      'Every open issue shows its next action. When the event closes, the board becomes part of its audit trail.',
  },
}

const dayLength = 24 * 60

function sceneOf(name: ScreenName): Scene {
  const { days, minute }: Screen = screens[name]
  const scene = { ...showcases[name], name }
  if (days < 0)
    return {
      ...scene,
      time: counted(-days, 'day'),
      day: `before, ${shortDay(dayFromEvent(days))}`,
    }
  const time = at(minute!)
  // Clock times sort as text: what is before T0's is after midnight.
  return { ...scene, time, day: time < event.t0 ? 'Sunday' : event.day }
}

/** The eleven screens in the order of their times. Two that the page gives one time are one entry. */
const moments: Scene[][] = []
for (const name of (Object.keys(screens) as ScreenName[]).toSorted(
  (a, b) => momentOf(a) - momentOf(b),
)) {
  const scene = sceneOf(name)
  const last = moments.at(-1)
  if (last?.[0]!.time === scene.time) last.push(scene)
  else moments.push([scene])
}

function momentOf(name: ScreenName): number {
  const { days, minute = 0 }: Screen = screens[name]
  return days * dayLength + minute
}

function isBefore([first]: readonly Scene[]) {
  return screens[first!.name].days < 0
}

export const scenes = {
  before: moments.filter(isBefore),
  night: moments.filter((moment) => !isBefore(moment)),
}

export const dusk = { time: at(0), text: `${event.day}. The window opens.` }

export const dawn = {
  time: at(plan.finish),
  text: `Closed and handed over, with ${counted(event.windowEnd - plan.finish, 'minute')} of the window left.`,
}

export const faqTitle = 'Solution FAQs'

export const solutionFaqs = defineFaqs({
  'What is the difference between an event and a runbook?':
    'An event is the whole occasion, such as a migration weekend or a failover test. It has one or more runbooks, each owned by a team. The event shows one finish time and one critical path across them all.',
  'Can we bring in the runbooks we already have?':
    'Yes, from a spreadsheet. A sheet with tasks, names, durations and predecessors is enough to start with. Rows that can’t be read are listed for you to fix. Expect to add some dependencies by hand.',
  'Does it replace our change and major-incident process?':
    'No. The runbook links to your change and incident records and leaves their workflow alone. Plans and exercises in your continuity module also stay where they are.',
  'Can a runbook run scripts and automation by itself?':
    'Only through optional accessories. People do most tasks, and a go/no-go decision always belongs to a named person.',
})

export const closing = {
  title: 'Bring us your own cutover',
  ways: [
    { href: paths.tryRunbook, label: 'Try your runbook' },
    { href: paths.scenarios, label: 'See the four scenarios' },
    { href: `${paths.pricing}#size-finder`, label: 'Work out your size and price' },
  ],
}
