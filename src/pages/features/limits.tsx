import { Band } from '../../components/band.tsx'
import type { limits as words } from './copy.ts'

const cell = 'py-2.75 pr-6 pl-0 align-top'
const second = 'sm:pl-5 edge-b-rule-strong sm:edge-l-rule-strong'

export function Limits({ title, limits }: typeof words) {
  return (
    <Band name="Limits" id="limits" on="bg-ground-2" className="band cols gap-y-6 items-start">
      <div className="col-span-12 lg:col-span-4 lg:sticky lg:top-[calc(var(--header)+24px)]">
        <h2>{title}</h2>
      </div>
      <table className="col-span-12 lg:col-span-8 edge-t-ink">
        {/* A phone has no columns, and the title above says what the rows are. */}
        <thead className="max-sm:sr-only">
          <tr className="text-small text-ink-2">
            <th scope="col" className={`${cell} sm:w-38% edge-b-rule-strong`}>
              It doesn’t
            </th>
            <th scope="col" className={`${cell} ${second}`}>
              Instead
            </th>
          </tr>
        </thead>
        <tbody>
          {limits.map(({ not, instead }) => (
            <tr key={not} className="max-sm:block">
              <th
                scope="row"
                className={`${cell} max-sm:block max-sm:pb-0 sm:edge-b-rule-strong fw-560`}
              >
                {not}
              </th>
              <td className={`${cell} ${second} max-sm:block max-sm:pt-1 text-ink-2`}>{instead}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}
