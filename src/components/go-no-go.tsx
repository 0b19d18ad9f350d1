import type { ReactNode } from 'react'
import { Band } from './band.tsx'

type Props = {
  title: string
  criteria: readonly { text: string; answer: string }[]
  decision: string
  children: ReactNode
}

export function GoNoGo({ title, criteria, decision, children }: Props) {
  return (
    <Band name="Go/no-go" on="on-dark" className="band cols gate">
      <div className="col-span-12 md:col-span-5">
        <h2>{title}</h2>
        <p className="lead text-on-bottle-2! mt-4">{decision}</p>
        <div className="btn-pair mt-7">{children}</div>
      </div>
      <ol className="col-span-12 md:col-start-7 md:col-end-13 self-end max-md:mt-7 edge-b-bottle-rule md:ml-6">
        {criteria.map(({ text, answer }) => (
          <li
            className="grid grid-cols-[18px_1fr_auto] items-center gap-4 min-h-15 py-2 edge-t-bottle-rule text-topic"
            key={text}
          >
            <span className="gate-mark w-3 h-3 bg-done-d diamond rounded-px" aria-hidden />
            <span>{text}</span>
            <b className="fw-560 text-done-d">{answer}</b>
          </li>
        ))}
      </ol>
    </Band>
  )
}
