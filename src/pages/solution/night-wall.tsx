import { screens } from '../../product/screens.tsx'
import { Roles, ShowcaseTitle } from './showcase-text.tsx'
import { showcases } from './copy.ts'

const { subtitle, description, roles } = showcases['event-overview']
const Overview = screens['event-overview'].Component

/** The operations wall at night: the screen first, as wide as the room. */
export function NightWall() {
  return (
    <section className="ruled on-dark show-wall">
      <div className="wide">
        <Overview />
      </div>
      <div className="page">
        <div className="cols gap-y-8 mt-14">
          <div className="col-span-12 md:col-span-6">
            <ShowcaseTitle name="event-overview" subtitle={subtitle} />
            <p className="show-text">{description}</p>
          </div>
          <Roles roles={roles} className="col-span-12 md:col-start-8 md:col-end-13" />
        </div>
      </div>
    </section>
  )
}
