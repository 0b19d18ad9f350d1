import { useEffect, useLayoutEffect, useRef, type ChangeEvent } from 'react'
import type { Work } from '../../lib/pricing/business-case.ts'
import { workFields } from '../../lib/pricing/choice-parameters.ts'
import type { Choice } from '../../lib/pricing/choice.ts'
import { useUrlChoice } from './use-url-choice.ts'

/**
 * A choice that the form's fields and the URL share. The ref `form` belongs on the form; `caseFace` on
 * the radio button that shows the business case, which a link with numbers for it opens.
 */
export function useFormChoice(creators: string, accessories: readonly string[]) {
  const { choice, linked, edit, commit } = useUrlChoice(creators, accessories)
  const form = useRef<HTMLFormElement>(null)
  const caseFace = useRef<HTMLInputElement>(null)

  // Runs once, to read what was typed before this code had loaded.
  useLayoutEffect(() => {
    const early = readEarly(form.current!, linked())
    if (early) edit(early)
    if (Object.values(linked().work).some(Boolean)) caseFace.current!.checked = true
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  // React's onChange is the browser's input event. The URL waits for the browser's own change event.
  useEffect(() => {
    const fields = form.current!

    function onChange({ target }: Event) {
      const isSlider = target instanceof HTMLInputElement && target.type === 'range'
      commit({ ...readForm(fields), ...(isSlider && { creators: readSlider(target) }) })
    }

    fields.addEventListener('change', onChange)
    return () => fields.removeEventListener('change', onChange)
  })

  function onEdit() {
    edit(readForm(form.current!))
  }

  function onSlide({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    edit({ ...choice, creators: readSlider(currentTarget) })
  }

  return { form, caseFace, choice, onEdit, onSlide }
}

function readForm(form: HTMLFormElement): Choice {
  const data = new FormData(form)

  function text(name: string) {
    return data.get(name) as string
  }

  return {
    creators: text('creators'),
    accessories: data.getAll('accessories') as string[],
    work: Object.fromEntries(workFields.map((name) => [name, text(name)])) as Work,
  }
}

/** The choice with what a visitor typed before this code had loaded; undefined if nothing. */
function readEarly(form: HTMLFormElement, choice: Choice): Choice | undefined {
  const touched = [...form.querySelectorAll('input')].filter(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  )
  if (touched.length === 0) return undefined
  const held = readForm(form)
  const names = new Set(touched.map(({ name }) => name))
  const slider = touched.find(({ type }) => type === 'range')
  return {
    ...choice,
    ...(slider && { creators: readSlider(slider) }),
    ...(names.has('creators') && { creators: held.creators }),
    ...(names.has('accessories') && { accessories: held.accessories }),
    ...(workFields.some((name) => names.has(name)) && { work: held.work }),
  }
}

/** The scale begins at 0, but a package has at least one creator. */
function readSlider(slider: HTMLInputElement): string {
  return String(Math.max(1, slider.valueAsNumber))
}
