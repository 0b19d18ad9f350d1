import { counted } from '../../../lib/counted.ts'
import type { Row } from './rows.ts'

const states = {
  done: 'done',
  running: 'running',
  late: 'late, or past the window',
  planned: 'planned',
} as const

type Props = {
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The rows that a search has left; null while there is none. */
  readonly found: readonly Row[] | null
  readonly owners: readonly string[]
  readonly owner: string
  readonly onOwner: (owner: string) => void
}

/** What the bars mean, and the way to a task or an owner among two thousand. */
export function Legend({ search, onSearch, found, owners, owner, onOwner }: Props) {
  return (
    <div className="player-legend">
      {Object.entries(states).map(([state, text]) => (
        <span key={state} aria-hidden>
          <i className="player-bar" data-state={state} />
          {text}
        </span>
      ))}
      <span aria-hidden>
        <i className="player-critical" />
        critical path
      </span>
      {owners.length > 1 && (
        <label className="player-whose no-print">
          Whose cues
          <select value={owner} onChange={({ target }) => onOwner(target.value)}>
            <option value="">everyone’s</option>
            {owners.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <label className="player-search no-print">
        <span className="sr-only">Find a task or an owner</span>
        <input
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
