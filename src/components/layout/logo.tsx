import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export function Logo() {
  return (
    <a
      href={paths.home}
      aria-label={`${product}, home`}
      className="brand inline-flex items-center gap-2.25 min-h-11 text-topic fw-600 no-underline"
    >
      <span className="logo-mark" aria-hidden />
      {product}
    </a>
  )
}
