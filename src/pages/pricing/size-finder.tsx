import { Island } from '../../components/island.tsx'
import type { Accessory, PackageSize } from '../../content/packages.ts'
import SizeFinder from '../../islands/size-finder/index.tsx'

type Props = {
  title: string
  lead: string
  sizes: readonly PackageSize[]
  accessories: readonly Accessory[]
  /** What stands in the field before anyone chooses. */
  creators: number
}

/** The size finder, told no more than it computes with. */
export function SizeFinderSection({ title, lead, sizes, accessories, creators }: Props) {
  const props = {
    sizes: sizes.map(({ name, creators: most, yearly, upgrade }) => ({
      name,
      creators: most,
      yearly,
      upgrade,
    })),
    accessories: accessories.map(({ id, name, yearly }) => ({ id, name, yearly })),
    initial: { creators: `${creators}`, accessories: [], starts: '', moves: '' },
  }
  return (
    <section className="ruled bg-ground-2" id="size-finder">
      <div className="page band">
        <div className="no-print-estimate">
          <h2>{title}</h2>
          <p className="lead mt-6">{lead}</p>
          <noscript>
            <p className="mt-4 measure">
              Choosing here needs JavaScript. The <a href="#packages">package grid</a> answers the
              same question: take the smallest size that holds your Content Creators, and add £5,000
              for each accessory. The figures below are the example of {creators} creators.
            </p>
          </noscript>
        </div>
        <Island name="size-finder" of={SizeFinder} props={props} wake="visible" />
      </div>
    </section>
  )
}
