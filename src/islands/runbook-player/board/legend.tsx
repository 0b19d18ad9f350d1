import { counted } from '../../../lib/counted.ts'
import { Bar } from '../../../product/kit/bar.tsx'
import type { BoardRow } from './board-rows.ts'
import { OptionList } from '../option-list.tsx'

const states = [
  ['done', 'done'],
  ['running', 'running'],
  ['late', 'late, or past the'],
  ['planned', 'planned'],
] as const

type Props = {
  search: string
  onSearch: (search: string) => void
  /** The rows that a search has left; null while there is none. */
  found: readonly BoardRow[] | null
  limit: string
  owners: readonly string[]
  owner: string
  onOwner: (owner: string) => void
}

/** What the bars mean, and the way to a task or an owner among two thousand. */
export function Legend({ search, onSearch, found, limit, owners, owner, onOwner }: Props) {
  return (
    <div className="player-legend [&_span]:flex [&_span]:items-center [&_span]:gap-2 flex flex-wrap items-center gap-x-6.5 gap-y-2.5 pt-2.5 text-data text-on-bottle-2">
      {states.map(([state, text]) => (
        <span key={state} aria-hidden>
          <Bar className="static! w-6! h-3" state={state} />
          {state === 'late' ? `${text} ${limit}` : text}
        </span>
      ))}
      <span aria-hidden>
        <i className="player-critical player-solid w-6 h-0.75 bg-on-bottle" />
        critical path
      </span>
      {owners.length > 1 && (
        <label className="flex items-center gap-2 lt-md:w-full no-print">
          Whose cues
          <select
            className="max-w-15em px-2.5 border-on-bottle-2 bg-bottle text-data text-on-bottle lt-md:flex-1 lt-md:max-w-none lt-md:min-h-11"
            value={owner}
            onChange={({ target }) => onOwner(target.value)}
          >
            <option value="">everyone’s</option>
            <OptionList
              options={owners.map((name) => ({ value: name, text: name }))}
              chosen={owner}
            />
          </select>
        </label>
      )}
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
