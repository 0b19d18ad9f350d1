import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import Testimonials from '../../../src/islands/testimonials/index.tsx'

const items = ['One', 'Two', 'Three'].map((quote) => ({
  quote,
  title: `${quote}, Banking`,
  initials: 'AB',
}))

function render(loop: boolean) {
  const html = renderToString(<Testimonials label="Voices" items={items} loop={loop} />)

  function button(name: string) {
    const at = html.indexOf(`${name} quotation`)
    return html.slice(html.lastIndexOf('<button', at), at)
  }

  return { isDisabled: (name: string) => button(name).includes('disabled') }
}

describe('the testimonials', () => {
  test('lead on from both ends while they loop', () => {
    const { isDisabled } = render(true)
    expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, false])
  })

  test('end at the first quotation when they do not loop', () => {
    const { isDisabled } = render(false)
    expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false])
  })
})
