import { businessCase } from '../../lib/pricing/business-case.ts'
import { estimate, type PriceList } from '../../lib/pricing/estimate.ts'
import { CaseFields } from './case-fields.tsx'
import { CasePaper } from './case-paper.tsx'
import { CreatorsRuler } from './creators-ruler.tsx'
import { Faces } from './faces.tsx'
import { AccessoryFields, CreatorsField } from './fields.tsx'
import { FoundSize } from './found-size.tsx'
import { useFormChoice } from './use-form-choice.ts'

type Props = PriceList & {
  /** The number of Content Creators that the page shows first. */
  creators: string
}

/**
 * From a number of Content Creators and accessories to a package and its price; and from a visitor's
 * own numbers to what that package has to save.
 */
export default function SizeFinder({ sizes, accessories, creators }: Props) {
  const { form, caseFace, choice, onEdit, onSlide } = useFormChoice(
    creators,
    accessories.map(({ id }) => id),
  )
  const found = estimate({ sizes, accessories }, choice)
  const work = businessCase(choice.work, found.ok ? found.yearly : undefined)
  const isWrong = !found.ok && found.code === 'not_a_number'
  return (
    <form
      ref={form}
      className="finder grid gap-x-12 gap-y-7 items-start mt-6 lg:parts-7-5 print:block print:mt-0"
      aria-label="Size finder"
      onSubmit={(event) => event.preventDefault()}
    >
      <Faces second={caseFace} />
      <div className="face-size grid gap-6 no-print media-noscript:hidden">
        <CreatorsField value={choice.creators} isWrong={isWrong} onEdit={onEdit} />
        <CreatorsRuler
          sizes={sizes}
          creators={'creators' in found ? found.creators : undefined}
          onSlide={onSlide}
        />
        <AccessoryFields extras={accessories} chosen={choice.accessories} onEdit={onEdit} />
      </div>
      <FoundSize found={found} choice={choice} />
      <CaseFields work={choice.work} found={work} onEdit={onEdit} />
      <CasePaper work={work} found={found} />
    </form>
  )
}
