import { ThreeStates } from '../../product/three-states/three-states.tsx'

type Step = { name: string; when: string; text: string }
type Props = { title: string; lead: string; steps: readonly [Step, Step, Step] }

/** Plan, Rehearse, Execute: the same eight tasks three times. */
export function HowItWorks({ title, lead, steps }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols items-end">
          <h2 className="col-span-12 md:col-span-6">{title}</h2>
          <p className="lead col-span-12 md:col-span-5 md:col-start-8 mt-6">{lead}</p>
        </div>
        <ThreeStates steps={steps} />
      </div>
    </section>
  )
}
