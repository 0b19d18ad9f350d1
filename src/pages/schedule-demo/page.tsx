import { paths, trailTo } from '../../paths.ts'
import { Agenda } from './agenda.tsx'
import { BookingWindow } from './booking-window.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { demoMinutes } from '../../site.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Schedule a demo', path: paths.scheduleDemo })

const head = {
  trail,
  path: paths.scheduleDemo,
  title: 'Schedule a demo',
  description:
    'Book a 30-minute demonstration of Cuewright with one of your own runbooks. Choose a time that suits you.',
}

const title = 'Thirty minutes, one of your own runbooks'
const lead =
  'Send us a spreadsheet beforehand, its data blanked out, and the demo runs that instead of ours.'

const agenda = {
  label: 'What happens in the half hour',
  minutes: demoMinutes,
  stops: [
    { from: 0, text: 'Your event: what moves, and by when' },
    { from: 5, text: 'Your tasks as a runbook, with its critical path' },
    { from: 15, text: 'A task slips, live: what the finish time does' },
    { from: 22, text: 'Go/no-go, the backout, the record' },
    { from: 27, text: 'Your questions, and whether to go on' },
  ],
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <div className="ruled">
        <div className="page schedule">
          <div>
            <h1>{title}</h1>
            <p className="lead mt-6">{lead}</p>
          </div>
          <BookingWindow />
          <Agenda {...agenda} />
        </div>
      </div>
    </>
  )
}
