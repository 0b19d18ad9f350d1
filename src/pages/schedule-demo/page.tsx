import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Agenda } from './agenda.tsx'
import { BookingWindow } from './booking-window.tsx'
import { agenda, booking, head, opening } from './copy.ts'

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
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
