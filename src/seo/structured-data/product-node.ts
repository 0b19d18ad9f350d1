import type { Product, UnitPriceSpecification } from 'schema-dts'
import { packages, type PackageSize } from '../../content/packages.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'
import type { Node } from './content-nodes.ts'
import { absolute, ids } from './ids.ts'

/** The specification states this range; that XS starts below it is a contradiction kept visible. */
const range = { lowPrice: 25_000, highPrice: 100_000, perYear: 25_000 }

const currency = 'GBP'

function perYear(price: number): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
    // UN/CEFACT common code for a year.
    unitCode: 'ANN',
  }
}

function offer({ name, creators, yearly }: PackageSize) {
  const pounds = yearly / 100
  return {
    '@type': 'Offer' as const,
    name: `${name}, ${creators} Content Creators`,
    price: pounds,
    priceCurrency: currency,
    priceSpecification: perYear(pounds),
    url: absolute(paths.pricing),
  }
}

/** The product and its five packages. */
export function productNode(description: string): Node {
  return (): Product => ({
    '@type': 'Product',
    '@id': ids.product,
    name: product,
    description,
    image: absolute('/icons/icon-512.png'),
    brand: { '@type': 'Brand', name: product },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: range.lowPrice,
      highPrice: range.highPrice,
      priceCurrency: currency,
      offerCount: packages.length,
      priceSpecification: perYear(range.perYear),
      offers: packages.map(offer),
    },
  })
}
