import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import type { Crumb } from '../../paths.ts'
import { screens, type ScreenName } from '../../product/screens.tsx'

type Props = {
  trail: readonly Crumb[]
  title: string
  lead: string
  note: string
  groups: readonly { readonly name: string; readonly screens: readonly ScreenName[] }[]
}

/** The claim, and beside it the page's contents as a timetable: when each screen is seen, and by whom. */
export function SolutionOpening({ trail, title, lead, note, groups }: Props) {
  return (
    <div className="ruled">
      <div className="page cols show-opening">
        <div className="col-span-12">
          <Breadcrumbs trail={trail} />
        </div>
        <div className="col-span-12 lg:col-end-7">
          <h1>{title}</h1>
          <p className="lead mt-7">{lead}</p>
          <p className="sample mt-7">{note}</p>
        </div>
        <table className="show-index">
          <caption className="sr-only">The eleven screens: when they are seen, and by whom</caption>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">Seen</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.name}>
              {group.screens.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <a href={`#${name}`}>{screens[name].title}</a>
                  </th>
                  <td>{screens[name].when}</td>
                  <td>{screens[name].desk}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}
