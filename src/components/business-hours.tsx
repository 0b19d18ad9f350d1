import { businessHours } from '../site.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function share(time: string) {
  return `${(Number(time.slice(0, 2)) / 24) * 100}%`
}

const { days, opens, closes, zone } = businessHours

/** The hours in words, and a week drawn to scale. */
export function BusinessHours() {
  return (
    <>
      <p className="mt-2 mb-4">
        {days},{' '}
        <b>
          {opens}–{closes}
        </b>{' '}
        {zone}, except on public holidays
      </p>
      <Week />
    </>
  )
}

function Week() {
  return (
    <div className="week mb-4 text-data" aria-hidden>
      {weekdays.map((day, i) => (
        <div key={day} className="grid label-10 items-center h-[var(--row,22px)]">
          <span>{day}</span>
          <span className="relative h-full [background:linear-gradient(var(--rule-strong)_0_0)_center/100%_1px_no-repeat] media-forced:h-px media-forced:edge-b-current">
            {i < 5 && (
              <span
                className="week-open absolute inset-y-[max(5px,calc(50%_-_18px))] rounded-bar bg-done [.on-dark_&]:bg-done-d"
                style={{ left: share(opens), width: `calc(${share(closes)} - ${share(opens)})` }}
              />
            )}
          </span>
        </div>
      ))}
      <div className="grid label-10 items-center h-[var(--row,22px)]">
        <span />
        <span className="relative h-full">
          {['00', opens.slice(0, 2), closes.slice(0, 2), '24'].map((hour) => (
            <span className="tick-label" key={hour} style={{ left: share(hour) }}>
              {hour}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}
