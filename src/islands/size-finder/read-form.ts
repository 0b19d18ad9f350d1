import type { Choice } from '../../lib/pricing/choice.ts'

/** The choice as the form's fields hold it at this moment. */
export function readForm(form: HTMLFormElement): Choice {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    creators: text('creators'),
    accessories: data.getAll('accessories').filter((id) => typeof id === 'string'),
    starts: text('starts'),
    moves: text('moves'),
  }
}

/** The number that the ruler's slider means: 0 is on the ruler, but nobody buys it. */
export function readSlider(slider: HTMLInputElement): string {
  return String(Math.max(1, slider.valueAsNumber))
}
