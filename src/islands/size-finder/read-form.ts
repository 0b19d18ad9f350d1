import type { WorkField } from '../../lib/pricing/business-case.ts'
import { workFields } from '../../lib/pricing/choice-parameters.ts'
import type { Choice } from '../../lib/pricing/choice.ts'

/** The choice as it is in the form's fields at this moment. */
export function readForm(form: HTMLFormElement): Choice {
  const data = new FormData(form)

  function text(name: string) {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }

  return {
    creators: text('creators'),
    accessories: data.getAll('accessories').filter((id) => typeof id === 'string'),
    starts: text('starts'),
    moves: text('moves'),
    work: Object.fromEntries(workFields.map((name) => [name, text(name)])) as Record<
      WorkField,
      string
    >,
  }
}

/** The choice with what a visitor put into the form before its code was there; undefined if nothing. */
export function readEarly(form: HTMLFormElement, choice: Choice): Choice | undefined {
  const inputs = [...form.querySelectorAll('input')]
  const touched = inputs.filter(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  )
  if (touched.length === 0) return undefined
  const held = readForm(form)
  const names = new Set(touched.map(({ name }) => name))
  const slider = touched.find(({ type }) => type === 'range')
  return {
    ...choice,
    ...(slider && { creators: readSlider(slider) }),
    ...Object.fromEntries(Object.entries(held).filter(([name]) => names.has(name))),
    work: workFields.some((name) => names.has(name)) ? held.work : choice.work,
  }
}

/** The number that the ruler's slider means: 0 is on the ruler, but nobody buys it. */
export function readSlider(slider: HTMLInputElement): string {
  return String(Math.max(1, slider.valueAsNumber))
}
