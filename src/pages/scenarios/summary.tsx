import { Band } from '../../components/band.tsx'

/** The page in one statement. */
export function Summary({ title, text }: { title: string; text: string }) {
  return (
    <Band name="In short" className="py-8 cols gap-y-4">
      <h2 className="col-span-12 md:col-span-3 text-item!">{title}</h2>
      <p className="col-span-12 md:col-span-9 md:pl-6 md:edge-l-3-ink text-claim fw-520 leading-tight">
        {text}
      </p>
    </Band>
  )
}
