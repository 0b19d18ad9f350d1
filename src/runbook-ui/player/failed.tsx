import type { Failure } from '#runbook/open'
import type { ReadingsProps } from './report/reading.tsx'
import { Readings } from './report/readings.tsx'

type Props = Pick<ReadingsProps, 'choices' | 'onDecide'> & { name: string; read: Failure }

/** Why a file was not opened, with the questions whose answers may open it. */
export function Failed({ name, read: { code, sentence, guesses }, choices, onDecide }: Props) {
  return (
    <div className="px-5 py-4 edge-late edge-l-6-late break-anywhere" role="alert">
      <p>
        <b>{name || 'Nothing was read'}</b>
      </p>
      <p>{sentence}</p>
      <p className="text-data text-ink-2">Nothing was uploaded. Code: {code}</p>
      {guesses.length > 0 && <Readings {...{ guesses, choices, onDecide }} />}
    </div>
  )
}
