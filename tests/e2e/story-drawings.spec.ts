import type { Page } from 'playwright/test'
import { getStories } from '../../src/content/stories.ts'
import { paths } from '../../src/paths.ts'
import { expect, test } from './test.ts'

/** What is wrong with the drawings that are shown: their scale, their marks, their letters, and the figure over them. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Between points of a letter that are looked at, in units. */
    const step = 2
    const svgs = [...document.querySelectorAll<SVGSVGElement>('[role=img].story-drawing svg')]
    return svgs.filter((svg) => svg.clientWidth > 0).flatMap(faultsIn)

    function faultsIn(svg: SVGSVGElement): string[] {
      const { x, y, width, height } = svg.viewBox.baseVal
      const place = svg.getBoundingClientRect()
      const scale = place.width / width
      const isWide = width === 1280
      const isStretched = Math.abs(place.height / height - scale) > 0.01
      const room = isWide ? new DOMRect(488, y, 792, height) : new DOMRect(x, 104, width, 196)
      const marks = [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle')]
        .filter((mark) => !mark.closest('pattern'))
        .map((mark) => {
          const box = mark.getBBox()
          const { stroke, strokeWidth, fill } = getComputedStyle(mark)
          const half = stroke === 'none' ? 0 : parseFloat(strokeWidth) / 2
          const [left, top] = [box.x - half, box.y - half]
          const span = new DOMRect(left, top, box.width + 2 * half, box.height + 2 * half)
          return { mark, span, hasStroke: stroke !== 'none', hasFill: fill !== 'none' }
        })
      const letters = [...svg.querySelectorAll('text')].map((text) => {
        const size = parseFloat(getComputedStyle(text).fontSize)
        const box = text.getBBox()
        const top = Number(text.getAttribute('y')) - 0.7 * size
        return {
          words: text.textContent,
          size,
          box: new DOMRect(box.x, top, box.width, 0.7 * size),
        }
      })
      const wrong = letters.flatMap(({ words, size, box }) => [
        size * scale < 11.9 && `${words}: ${size * scale} px`,
        (box.left < room.left - 1.5 || box.right > room.right + 1.5) && `${words}: not in its room`,
        (box.top < room.top || box.bottom > room.bottom) && `${words}: not in its room`,
        letters.some(
          ({ box: other }) =>
            other !== box &&
            Math.max(other.left, box.left) < Math.min(other.right, box.right) &&
            Math.max(other.top, box.top) < Math.min(other.bottom, box.bottom),
        ) && `${words}: on letters`,
        marks.some((mark) => isOn(mark, box)) && `${words}: on a mark`,
      ])
      const strayed = marks.map(({ mark, span }) => {
        const isOut = isWide ? span.left < room.left : span.top < room.top
        return isOut && `${mark.outerHTML}: in the figure's room`
      })
      // On a phone a second line of the caption may reach into the gap above the drawing.
      const free = isWide ? [488, height] : [width, 112]
      const figure = svg.closest('figure')?.querySelector('p')
      const spilt = [...(figure?.children ?? [])].map((part) => {
        const { right, bottom } = part.getBoundingClientRect()
        const isOut = right > place.x + free[0]! * scale || bottom > place.y + free[1]! * scale
        return isOut && `${part.textContent}: not in its room`
      })
      return [isStretched && 'stretched', ...wrong, ...strayed, ...spilt].filter(
        (fault) => fault !== false,
      )
    }

    type Mark = {
      mark: SVGGeometryElement
      span: DOMRect
      hasStroke: boolean
      hasFill: boolean
    }

    function isOn({ mark, span, hasStroke, hasFill }: Mark, box: DOMRect) {
      if (span.left > box.right || span.right < box.left) return false
      if (span.top > box.bottom || span.bottom < box.top) return false
      for (let x = box.left; x <= box.right; x += step)
        for (let y = box.top; y <= box.bottom; y += step) {
          const point = new DOMPoint(x, y)
          if (hasStroke && mark.isPointInStroke(point)) return true
          if (hasFill && mark.isPointInFill(point)) return true
        }
      return false
    }
  })
}

async function expectClear(page: Page, path: string, widths: readonly number[]) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-late-styles')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page), `${path} at ${width}`).toEqual([])
  }
}

test('marks, letters and figure keep clear of each other at the head of every story', async ({
  page,
}) => {
  for (const { id } of getStories())
    await expectClear(page, paths.story(id), [1440, 1120, 768, 390])
})

test('the letters of every drawing keep clear on the cards of the list', async ({ page }) => {
  await expectClear(page, paths.stories, [1440, 1280, 1200, 600, 390])
})
