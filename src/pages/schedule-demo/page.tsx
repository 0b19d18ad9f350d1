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
        <div className="grid md:parts-4-8 gap-8 mt-8">
          <BookingWindow {...booking} />
          <Agenda {...agenda} />
        </div>
      </PageIntro>
    </>
  )
}
