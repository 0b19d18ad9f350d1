import type { ReactNode } from 'react'
import type { ResponseTime } from './response-times-copy.ts'

type Props = { title: string; times: readonly ResponseTime[]; children: ReactNode }

/** Time to a first response by severity, each as a bar on one scale. */
export function ResponseTimes({ title, times, children }: Props) {
  const longest = Math.max(...times.map(({ hours }) => hours))
  return (
    <section className="ruled on-dark">
      <div className="page band">
        <h2 className="max-w-[12.1em]">{title}</h2>
        <table className="responses mt-12">
          <thead>
            <tr>
              <th scope="col">Severity</th>
              <th scope="col">It means</th>
              <th scope="col">First response within</th>
            </tr>
          </thead>
          <tbody>
            {times.map(({ priority, name, hours, means }) => (
              <tr key={priority}>
                <th scope="row">
                  <b>{priority}</b> {name}
                </th>
                <td>{means}</td>
                <td>
                  <span className="response-hours">{hours} hours</span>
                  <span className="response-bar" aria-hidden>
                    <span style={{ width: `${(hours / longest) * 100}%` }} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="small text-on-bottle-2 measure mt-8">{children}</div>
      </div>
    </section>
  )
}
