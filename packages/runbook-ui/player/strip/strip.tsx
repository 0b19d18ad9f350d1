import { memo } from 'react'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { Columns } from './columns.tsx'
import { RowsAndCells } from './rows-and-cells.tsx'
import { stripLine } from './strip-line.ts'
import type { StripProps } from './strip-props.ts'
import { WholeFile } from './whole-file.tsx'

type Props = StripProps & {
  /** Null where the file doesn't open yet. */
  runbook: OwnRunbook | null
}

/** How the file was read, in one line that opens. A change in it reads the file again at once. */
export const Strip = memo(function Strip({ runbook, ...props }: Props) {
  return (
    <details
      className="player-strip lt-md:order--1 py-2 edge-t-rule text-small no-print"
      open={runbook === null || undefined}
    >
      <summary className="py-1 cursor-pointer break-anywhere">
        {stripLine(props.reading, runbook)}{' '}
        <span className="text-ink-2 underline underline-offset-3">How it was read</span>
      </summary>
      <div className="grid gap-y-5 pt-3 pb-4" translate="no">
        <Columns {...props} />
        <WholeFile {...props} hasPlan={runbook !== null} />
        <RowsAndCells {...props} />
      </div>
    </details>
  )
})
