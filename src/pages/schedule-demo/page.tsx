import { PageIntro } from '../../components/page-intro.tsx'
import { PageTop } from '../page-top.tsx'
import { Agenda } from './agenda.tsx'
import { BookingWindow } from './booking-window.tsx'
import { agenda, booking, head, opening } from './copy.ts'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <PageIntro {...opening}>
        <div className="half-hour">
          <Agenda {...agenda} />
          <BookingWindow {...booking} />
        </div>
      </PageIntro>
    </>
  )
}
