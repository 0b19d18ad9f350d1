import { counted } from '@cuewright/runbook/words'
import { Bar } from '../../bars/bar.tsx'
import { useInputs } from '../state/state.tsx'
import type { BoardRow } from './board-rows.ts'

const states = [
  ['done', 'done'],
  ['running', 'running'],
  ['late', 'late, or past the'],
  ['planned', 'planned'],
] as const

type Props = {
  search: string
  onSearch: (search: string) => void
  /** The rows that the search has found; null without a search. */
  found: readonly BoardRow[] | null
}

export function Legend({ search, onSearch, found }: Props) {
  const [limit] = useInputs().limits
  return (
    <div className="player-legend text-data text-on-bottle-2">
      {states.map(([state, text]) => (
        <span key={state} aria-hidden>
          <Bar className="static! w-6! h-3" state={state} />
          {state === 'late' ? `${text} ${limit?.name ?? 'window'}` : text}
        </span>
      ))}
      <span aria-hidden>
        <i className="player-critical player-solid w-6 h-0.75 bg-on-bottle" />
        critical path
      </span>
      <span aria-hidden>
        <i className="w-6 edge-t-dotted-on-bottle-2" />
        float, the time to spare
      </span>
      <label className="md:ml-auto lt-md:w-full no-print">
        <span className="sr-only">Find a task or an owner</span>
        <input
          className="w-60 max-w-15em px-2.5 border-on-bottle-2 bg-bottle text-data text-on-bottle placeholder:text-on-bottle-2 lt-md:w-full lt-md:max-w-none"
          type="search"
          placeholder="Find a task or an owner"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      <span className="sr-only" role="status">
        {found && `${counted(found.filter(({ kind }) => kind === 'task').length, 'task')} found`}
      </span>
    </div>
  )
}
