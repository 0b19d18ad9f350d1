import { Band } from '../../components/band.tsx'
import { Island } from '../../components/island.tsx'
import type { Accessory, PackageSize } from '../../content/packages.ts'
import SizeFinder from '../../islands/size-finder/index.tsx'
import type { finder } from './copy.ts'

type Props = typeof finder & {
  sizes: readonly PackageSize[]
  accessories: readonly Accessory[]
}

/** Passes to the browser only what the size finder computes with. */
export function SizeFinderSection({ title, creators, withoutScript, ...list }: Props) {
  const props = {
    sizes: list.sizes.map(({ name, creators: most, yearly }) => ({ name, creators: most, yearly })),
    accessories: list.accessories.map(({ id, name, yearly }) => ({ id, name, yearly })),
    creators: `${creators}`,
  }
  return (
    <Band name="Your size" id="size-finder" on="bg-ground-2">
      <div className="no-print-estimate">
        <h2>{title}</h2>
        <noscript>
          <p className="mt-4 measure">
            {withoutScript.before}
            <a href={withoutScript.link.href}>{withoutScript.link.label}</a>
            {withoutScript.after}
          </p>
        </noscript>
      </div>
      <Island name="size-finder" of={SizeFinder} props={props} wake="intent" />
    </Band>
  )
}
