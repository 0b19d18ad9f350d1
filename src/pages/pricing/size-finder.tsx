import { Band } from '../../components/band.tsx'
import { Island } from '../../components/island.tsx'
import type { Accessory, PackageSize } from '../../content/packages.ts'
import SizeFinder from '../../islands/size-finder/index.tsx'
import { noWork } from '../../lib/pricing/business-case.ts'
import type { finder } from './copy.ts'

type Props = typeof finder & {
  sizes: readonly PackageSize[]
  accessories: readonly Accessory[]
}

/** The size finder, which gets only what it computes with. */
export function SizeFinderSection({ title, lead, creators, withoutScript, ...list }: Props) {
  const props = {
    sizes: list.sizes.map(({ name, creators: most, yearly, upgrade }) => ({
      name,
      creators: most,
      yearly,
      upgrade,
    })),
    accessories: list.accessories.map(({ id, name, yearly }) => ({ id, name, yearly })),
    initial: { creators: `${creators}`, accessories: [], starts: '', moves: '', work: noWork },
  }
  return (
    <Band name="Your size" id="size-finder" on="bg-ground-2">
      <div className="no-print-estimate">
        <h2>{title}</h2>
        <p className="lead mt-4">{lead}</p>
        <noscript>
          <p className="mt-4 measure">
            {withoutScript.before}
            <a href={withoutScript.link.href}>{withoutScript.link.label}</a>
            {withoutScript.after}
          </p>
        </noscript>
      </div>
      <Island name="size-finder" of={SizeFinder} props={props} wake="visible" />
    </Band>
  )
}
