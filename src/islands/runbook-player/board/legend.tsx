import { counted } from '../../../lib/counted.ts'
import { Bar } from '../../../product/kit/bar.tsx'
import type { BoardRow } from './board-rows.ts'
import { OptionList } from '../option-list.tsx'

const states = [
  ['done', 'done'],
  ['running', 'running'],
  ['late', 'late, or past the window'],
  ['planned', 'planned'],
] as const

type Props = {
  search: string
  onSearch: (search: string) => void
  /** The rows that a search has left; null while there is none. */
  found: readonly BoardRow[] | null
  owners: readonly string[]
  owner: string
  onOwner: (owner: string) => void
}

/** What the bars mean, and the way to a task or an owner among two thousand. */
export function Legend({ search, onSearch, found, owners, owner, onOwner }: Props) {
  return (
    <div className="player-legend [&_span]:flex [&_span]:items-center [&_span]:gap-8px flex flex-wrap items-center gap-x-26px gap-y-10px pt-10px text-data text-on-bottle-2">
      {states.map(([state, text]) => (
        <span key={state} aria-hidden>
          <Bar className="static! w-24px! h-12px" state={state} />
          {text}
        </span>
      ))}
      <span aria-hidden>
        <i className="player-critical player-solid w-24px h-3px bg-on-bottle" />
        critical path
      </span>
      {owners.length > 1 && (
        <label className="flex items-center gap-8px lt-md:w-full no-print">
          Whose cues
          <select
            className="max-w-[15em] px-10px border-on-bottle-2 bg-bottle text-data text-on-bottle lt-md:flex-1 lt-md:max-w-none lt-md:min-h-44px"
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
          className="w-240px max-w-[15em] px-10px border-on-bottle-2 bg-bottle text-data text-on-bottle placeholder:text-on-bottle-2 lt-md:w-full lt-md:max-w-none"
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
