import { memo, type Ref } from 'react'
import { counted } from '@cuewright/runbook/words'
import { linksOf, ownersIn, type OwnRunbook } from '@cuewright/runbook/model'
import { tasksText } from './strip/strip-line.ts'

type FileLineProps = {
  ref: Ref<HTMLDivElement>
  name: string
  runbook: OwnRunbook
  onClose: () => void
}

export const FileLine = memo(function FileLine(props: FileLineProps) {
  const { ref, name, runbook, onClose } = props
  const { tasks, backout, groups } = runbook
  const all = [...tasks, ...backout]
  const links = all.flatMap(linksOf)
  const lagged = links.filter(({ lag }) => ('minutes' in lag ? lag.minutes : lag.percent) !== 0)
  const inGroups = groups.length > 0 ? ` in ${counted(groups.length, 'group')}` : ''
  return (
    <div ref={ref} tabIndex={-1} className="player-file">
      <b className="fw-560 text-ink lt-md:w-[calc(100%-80px)] lt-md:text-small">{name}</b>
      <button
        type="button"
        className="link min-h-6 ml-auto no-print md:order-last"
        onClick={onClose}
      >
        Close
      </button>
      <span>{tasksText(runbook, inGroups)}</span>
      <span>{counted(ownersIn(runbook).length, 'owner')}</span>
      <span>
        {counted(links.length, 'dependency', 'dependencies')}
        {lagged.length > 0 && (
          <span className="lt-md:hidden">, {lagged.length} of them with a wait or an overlap</span>
        )}
      </span>
    </div>
  )
})
