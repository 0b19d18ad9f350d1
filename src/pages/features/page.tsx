import { paths, trailTo } from '../../paths.ts'
import { capabilities } from './capabilities.ts'
import { EvidencePhase } from './evidence.tsx'
import { ExecutePhase } from './execute.tsx'
import { Limits } from './limits.tsx'
import { FeaturesOpening } from './opening.tsx'
import { PlanPhase } from './plan.tsx'
import { RehearsePhase } from './rehearse.tsx'
import { SpreadsheetSection } from './spreadsheet-section.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { product } from '../../site.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Features', path: paths.features })

const head = {
  trail,
  path: paths.features,
  title: 'Features',
  description: `What ${product} does when you plan, rehearse and execute a critical event, what evidence it leaves, and where its limits are.`,
}

const { plan, rehearse, execute, evidence } = capabilities

const opening = {
  title: 'What it does, and where it stops.',
  lead: 'Eighteen things, by the phase in which you need them. Each is stated as a fact about one event, a payments migration on a Saturday night, so that you can check it against a night of your own.',
  note: 'Illustrative example: the event, its tasks and its times are fictional.',
  phases: Object.entries(capabilities) as [keyof typeof capabilities, typeof plan][],
  checkTitle: 'Check a spreadsheet of yours',
}

const limits = {
  title: 'What it does not do',
  lead: 'A careful buyer asks for this list. Here it is before you have to.',
  limits: [
    {
      not: 'Run scripts by itself',
      instead:
        'People execute the tasks. Cloud recovery, collaboration tools and systems of your own are connected through optional accessories, £5k a year each.',
    },
    {
      not: 'Approve a change or command an incident',
      instead:
        'Approval stays in your change record and command with your incident manager. The runbook links to both and leaves their workflow alone.',
    },
    {
      not: 'Survive the loss of your platform',
      instead:
        'It lives inside your IT service management platform. For the night on which that is down, keep a printed copy: the order of work holds, the clock is yours.',
    },
    {
      not: 'Guess a dependency that nobody wrote down',
      instead:
        'A spreadsheet’s unsaid links have to be said once, by the people who know them. The tabletop rehearsal is where most of them come out.',
    },
    {
      not: 'Share out work between people',
      instead:
        'It shows when one owner has two tasks at once. Which of them waits, or who helps, is your decision.',
    },
    {
      not: 'Count in seconds',
      instead:
        'Times are whole minutes. Failovers that are over in less belong to automation; the runbook holds the decision around them.',
    },
    {
      not: 'Make you compliant',
      instead:
        'It helps you evidence that a plan exists, was rehearsed and ran as recorded. Your regulator judges the rest.',
    },
  ],
}

const check = {
  title: 'Your own spreadsheet can be checked before you talk to anyone',
  lead: 'Drop a runbook here and read what would stop it at two in the morning, when it would really finish, and which tasks decide that.',
  looksFor: [
    'Tasks without an owner',
    'Tasks without a duration',
    'Dependencies on tasks that are not there',
    'Circular dependencies',
    'Ids used more than once',
    'One owner with two tasks at once',
    'The critical path',
    'The finish time',
  ],
  reads:
    'Columns are recognised by their headings in English, and can be put right by hand. Durations may be minutes, h:mm, ‘2h 30m’ or Excel times; predecessors ‘3;4’, ‘3, 4’ or ‘3FS’. Every link is read as finish-to-start.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <FeaturesOpening {...opening} />
      <PlanPhase {...plan} />
      <RehearsePhase {...rehearse} />
      <ExecutePhase {...execute} />
      <EvidencePhase {...evidence} />
      <Limits {...limits} />
      <SpreadsheetSection {...check} />
    </>
  )
}
