import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { fail, wakeUp, type LatePlace } from './early-presses.ts'

/** Hydrates one island. After an uncaught error, its static HTML returns with a sentence, and the next press wakes it again. */
export function wake(island: LatePlace, component: unknown) {
  const Component = component as ComponentType<Record<string, unknown>>
  const props = JSON.parse(island.dataset.props ?? '{}')
  const picture = island.innerHTML

  function putBack(root: Root) {
    root.unmount()
    island.innerHTML = picture
    delete island.dataset.awake
    fail(island)
    // From now on only a press wakes it: the pointer is still over it, and would cause the same error at once.
    const asleep = new AbortController()
    for (const type of ['click', 'change'])
      addEventListener(
        type,
        ({ target }) => {
          if (!island.contains(target as Node)) return
          asleep.abort()
          wake(island, component)
        },
        { capture: true, signal: asleep.signal },
      )
  }

  // A transition, so that the page answers presses in between.
  startTransition(() => {
    const root = hydrateRoot(
      island,
      <Hydrated island={island}>
        <Component {...props} />
      </Hydrated>,
      {
        identifierPrefix: island.dataset.key,
        onRecoverableError: (error) => {
          // A translator changed the HTML, so React drew the island again.
          if (!isTranslated()) reportError(error)
        },
        onUncaughtError: (error) => {
          reportError(error)
          // Not while React is still at work on it.
          setTimeout(() => putBack(root))
        },
      },
    )
  })
}

function isTranslated() {
  return document.documentElement.lang !== 'en-GB'
}

type HydratedProps = { island: LatePlace; readonly children: ReactNode }

function Hydrated({ island, children }: HydratedProps) {
  useEffect(() => wakeUp(island), [island])
  return (
    <>
      <CarryOver island={island} />
      {children}
    </>
  )
}

/** Must come before the components, whose first effects read what was typed early. */
function CarryOver({ island }: { island: LatePlace }) {
  const [before] = useState(() => ({
    controls: controlsIn(island),
    focused: document.activeElement,
    held: island.querySelectorAll(':active'),
  }))
  useLayoutEffect(() => carryOver(island, before), [island, before])
  return null
}

const controls = 'a, button, input, label, select, textarea'

function controlsIn(island: HTMLElement) {
  return [...island.querySelectorAll<HTMLElement>(controls)]
}

type Before = { controls: HTMLElement[]; focused: Element | null; held: NodeListOf<Element> }

/** Copies what was typed, chosen, pressed and focused into the controls that React drew again. */
function carryOver(island: LatePlace, before: Before) {
  const now = controlsIn(island)
  for (const [at, old] of before.controls.entries()) {
    const fresh = now[at]
    if (!fresh || fresh === old) continue
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) copy(old, fresh)
    if (old === before.focused) fresh.focus({ preventScroll: true })
    if ([...before.held].includes(old)) endPress(fresh)
  }
  island.early = island.early?.map((control) => now[before.controls.indexOf(control)] ?? control)
}

/** A mouse button that goes down on one control and up on another clicks neither. A finger clicks where it leaves. */
function endPress(control: HTMLElement) {
  addEventListener(
    'pointerup',
    ({ pointerType, target }) => {
      const released = (target as Element).closest?.(controls)
      if (pointerType === 'mouse' && released === control) control.click()
    },
    { once: true },
  )
}

function copy(old: HTMLInputElement, fresh: HTMLInputElement) {
  if (old.type === 'file') fresh.files = old.files
  else {
    fresh.value = old.value
    fresh.checked = old.checked
  }
}
