import { counted } from '@cuewright/runbook/words'
import { isTeam } from '@cuewright/runbook/model'
import { useForecast, useInputs } from '../state/state.tsx'

/** Says who does one task at a time in the number shown, and takes the other view of all of them in one press. */
export function OneAtATime() {
  const { clashing } = useForecast()
  const { teams, setTeams } = useInputs()
  const people = clashing.filter((owner) => !isTeam(owner, teams))
  const areTeams = people.length === 0
  const named = areTeams ? clashing : people
  const [first, ...more] = named
  if (first === undefined) return null
  const isAlone = more.length === 0
  const who = isAlone ? first : `${first} and ${counted(more.length, 'other owner')}`
  const count = isAlone ? 'counts as a team' : 'count as teams'
  const does = isAlone ? 'does' : 'do'
  return (
    <p className="mt-2 text-small text-on-bottle-2" data-testid="in-turn">
      {areTeams ? `${who} ${count} here. ` : `${who} ${does} one task at a time here. `}
      <button
        type="button"
        className="min-h-6 text-on-bottle underline underline-offset-3 no-print"
        onClick={() => setTeams(named.map((owner) => ({ owner, isTeam: !areTeams })))}
      >
        {areTeams ? 'One task at a time' : isAlone ? 'This is a team' : 'They are teams'}
      </button>
    </p>
  )
}
