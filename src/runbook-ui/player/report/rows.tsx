import { useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { answerTo, type ChoiceId, type KeptRow, type LeftOut } from '#runbook/open'
import type { ReadingsProps } from './reading.tsx'

const listed = 12

const reasons: Readonly<Record<LeftOut['why'], string>> = {
  inactive: 'inactive',
  total: 'a total',
  note: 'a note',
  'repeated headings': 'headings again',
  subitem: 'a subitem',
  unnamed: 'no number and no name',
  chosen: 'as you said',
}

const kinds: Readonly<Record<KeptRow['as'], string>> = {
  task: 'a task, as read',
  backout: 'part of the backout, as read',
  group: 'a group, as read',
}

type Props = Required<Pick<ReadingsProps, 'rows' | 'leftOut' | 'choices' | 'onDecide'>>

function rowChoice(row: number): ChoiceId {
  return { about: 'row', number: row }
}

export const part = 'col-span-full min-w-0 pt-2 edge-t-rule'
export const partHead = 'float-left px-0 py-1 text-small fw-560'

/** Every row can be left out, read after all, or made part of the backout. */
export function Rows({ rows, leftOut, choices, onDecide }: Props) {
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const all: readonly (KeptRow | LeftOut)[] = [...leftOut, ...rows]
  const found = all.filter((each) =>
    wanted === ''
      ? 'why' in each || answerTo(choices, rowChoice(each.row))
      : `${each.place} ${each.text}`.toLowerCase().includes(wanted),
  )
  const out =
    leftOut.length === 0
      ? 'No row is'
      : `${counted(leftOut.length, 'row')} ${leftOut.length === 1 ? 'is' : 'are'}`

  return (
    <fieldset className={`player-field ${part}`} translate="no">
      <legend className={partHead}>Rows</legend>
      <label className="block clear-both">
        {out} left out. Find a row to change that, or to make it part of the backout.
        <input
          className="block w-[min(320px,100%)] mt-1"
          type="search"
          value={search}
          placeholder="Text or row 14"
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <ul className="list-none">
        {found.slice(0, listed).map((each) => (
          <li
            key={each.row}
            className="grid grid-cols-[minmax(60px,auto)_minmax(0,1fr)_240px] gap-x-4 gap-y-1 items-center py-1 break-anywhere lt-md:grid-cols-[minmax(0,420px)]"
          >
            <b className="fw-560">{each.place}</b>
            <span>{each.text}</span>
            <select
              aria-label={`${each.place} is`}
              value={answerTo(choices, rowChoice(each.row)) ?? ''}
              onChange={({ target }) => onDecide(rowChoice(each.row), target.value)}
            >
              <option value="">
                {'why' in each ? `left out: ${reasons[each.why]}` : kinds[each.as]}
              </option>
              <option value="task">a task</option>
              <option value="backout">part of the backout</option>
              <option value="out">left out</option>
            </select>
          </li>
        ))}
      </ul>
      {found.length > listed && (
        <p>{counted(found.length - listed, 'more row')}. Search to find them.</p>
      )}
    </fieldset>
  )
}
