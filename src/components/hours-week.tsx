import { businessHours } from '../site.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const share = (time: string) => `${(Number(time.slice(0, 2)) / 24) * 100}%`
const { opens, closes } = businessHours

/** The week to scale: when someone answers, day by day. The words beside it say the same. */
export function HoursWeek() {
  return (
    <div className="week" aria-hidden>
      {days.map((day, i) => (
        <div key={day} className="week-day">
          <span>{day}</span>
          <span className="week-track">
            {i < 5 && (
              <span
                className="week-open"
                style={{ left: share(opens), width: `calc(${share(closes)} - ${share(opens)})` }}
              />
            )}
          </span>
        </div>
      ))}
      <div className="week-day week-scale">
        <span />
        <span className="week-track">
          {['00', opens.slice(0, 2), closes.slice(0, 2), '24'].map((hour) => (
            <span key={hour} style={{ left: share(hour) }}>
              {hour}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}
