import { useEffect, useLayoutEffect, useRef, type ChangeEvent } from 'react'
import type { Choice } from '../../lib/pricing/choice.ts'
import { businessCase } from '../../lib/pricing/business-case.ts'
import { estimate, type PriceList } from '../../lib/pricing/estimate.ts'
import { FoundSize } from './found-size.tsx'
import { CaseFields } from './case-fields.tsx'
import { CasePaper } from './case-paper.tsx'
import { CreatorsRuler } from './creators-ruler.tsx'
import { AccessoryFields, CreatorsField, MoveFields } from './fields.tsx'
import { Faces } from './faces.tsx'
import { readEarly, readForm, readSlider } from './read-form.ts'
import { useUrlChoice } from './use-url-choice.ts'

type Props = PriceList & { initial: Choice }

/**
 * From a number of Content Creators and accessories to a package, its price and the next one's; and
 * from a visitor's own numbers to what that package has to save.
 */
export default function SizeFinder({ sizes, accessories, initial }: Props) {
  const { choice, linked, edit, commit } = useUrlChoice(
    initial,
    accessories.map(({ id }) => id),
  )
  const form = useRef<HTMLFormElement>(null)
  const found = estimate({ sizes, accessories }, choice)
  const work = businessCase(choice.work, found.ok ? found.yearly : undefined)
  const caseFace = useRef<HTMLInputElement>(null)
  const creators = found.ok || found.code === 'too_many' ? found.creators : undefined

  // Runs once: only the browser knows what was typed before this code was there.
  useLayoutEffect(() => {
    const early = readEarly(form.current!, linked())
    if (early) edit(early)
    // A link with numbers of a business case leads to it.
    if (Object.values(linked().work).some(Boolean)) caseFace.current!.checked = true
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // React's onChange is the browser's input event; the URL waits for the real change: a field left,
  // a slider let go.
  useEffect(() => {
    const fields = form.current!

    function onChange({ target }: Event) {
      const isSlider = target instanceof HTMLInputElement && target.type === 'range'
      commit({ ...readForm(fields), ...(isSlider && { creators: readSlider(target) }) })
    }

    fields.addEventListener('change', onChange)
    return () => fields.removeEventListener('change', onChange)
  })

  function onEdit({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    edit(readForm(currentTarget.form!))
  }

  function onSlide({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    edit({ ...choice, creators: readSlider(currentTarget) })
  }

  return (
    <form
      ref={form}
      className="finder grid gap-x-12 gap-y-7 items-start mt-6 lg:parts-7-5 print:block print:mt-0"
      aria-label="Size finder"
      onSubmit={(event) => event.preventDefault()}
    >
      <Faces second={caseFace} />
      <div className="face-size grid gap-6 no-print media-noscript:hidden">
        <CreatorsField
          value={choice.creators}
          isWrong={!found.ok && found.code === 'not_a_number'}
          onEdit={onEdit}
        />
        <CreatorsRuler sizes={sizes} creators={creators} onSlide={onSlide} />
        <AccessoryFields extras={accessories} chosen={choice.accessories} onEdit={onEdit} />
        <MoveFields choice={choice} found={found} onEdit={onEdit} />
      </div>
      <FoundSize found={found} choice={choice} />
      <CaseFields work={choice.work} found={work} onEdit={onEdit} />
      <CasePaper work={work} found={found} />
    </form>
  )
}
