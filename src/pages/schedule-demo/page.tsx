import { PageTop } from '../page-top.tsx'
import { Agenda } from './agenda.tsx'
import { BookingWindow } from './booking-window.tsx'
import { agenda, booking, head, opening } from './copy.ts'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <div className="ruled">
        <div className="page grid md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:grid-rows-[auto_1fr] gap-y-8 gap-x-[clamp(32px,4vw,64px)] pt-opening pb-$band">
          <div>
            <h1>{opening.title}</h1>
            <p className="lead mt-6">{opening.lead}</p>
          </div>
          <BookingWindow {...booking} />
          <Agenda {...agenda} />
        </div>
      </div>
    </>
  )
}
