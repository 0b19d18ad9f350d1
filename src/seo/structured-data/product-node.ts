import type { Product, UnitPriceSpecification } from 'schema-dts'
import type { PackageSize } from '../../content/packages.ts'
import { rangedPackages } from '../../content/prices.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'
import type { Node } from './content-nodes.ts'
import { absolute, ids } from './ids.ts'

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

function inPounds(pence: number) {
  return pence / 100
}

function offer({ name, creators, yearly }: PackageSize) {
  return {
    '@type': 'Offer' as const,
    name: `${name}, ${creators} Content Creators`,
    price: inPounds(yearly),
    priceCurrency: currency,
    priceSpecification: perYear(inPounds(yearly)),
    url: absolute(paths.pricing),
  }
}

/** Offers the packages of the price range. Only the page's words name the smaller start. */
export function productNode(description: string): Node {
  const prices = rangedPackages.map(({ yearly }) => inPounds(yearly))
  const lowest = Math.min(...prices)
  return (): Product => ({
    '@type': 'Product',
    '@id': ids.product,
    name: product,
    description,
    image: absolute('/icons/icon-512.png'),
    brand: { '@type': 'Brand', name: product },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: lowest,
      highPrice: Math.max(...prices),
      priceCurrency: currency,
      offerCount: prices.length,
      priceSpecification: perYear(lowest),
      offers: rangedPackages.map(offer),
    },
  })
}
