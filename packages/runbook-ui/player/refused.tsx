import { useEffect, useRef } from 'react'
import type { Refusal } from './reading/own-file.ts'

/** Why a file was not opened. */
export function WhyNot({ name, why: { code, sentence } }: Refusal) {
  return (
    <div className="px-5 py-4 edge-late edge-l-6-late break-anywhere" role="alert">
      <b className="block">{name || 'Nothing was read'}</b>
      <p>{sentence}</p>
      <p className="text-data text-ink-2">Nothing was uploaded. Code: {code}</p>
    </div>
  )
}

type Props = { refusal: Refusal; onShown?: () => void }

/** A file that was refused. It takes the focus. */
export function Refused({ refusal, onShown }: Props) {
  const sentence = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onShown?.()
    sentence.current!.focus()
  }, [onShown])
  return (
    <div ref={sentence} tabIndex={-1} className="mt-10 no-print focus:[outline:0]">
      <WhyNot {...refusal} />
    </div>
  )
}
