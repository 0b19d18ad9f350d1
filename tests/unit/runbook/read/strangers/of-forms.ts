import { lines, type Stranger } from './stranger.ts'

/** Short sheets, each in one form that has once been read wrongly. */
export const ofForms: readonly Stranger[] = [
  {
    name: 'durations in four digits are hours and minutes',
    file: lines(
      'ID,Task,Owner,Duration,Pred',
      '1,Freeze,Change,0020,',
      '2,Back up,DBA,0130,1',
      '3,Migrate,DBA,0230,2',
    ),
    tasks: ['1 | 0 +20 | Change', '2 | 20 +90 | DBA | 1', '3 | 110 +150 | DBA | 2'],
    finish: 260,
    asks: { unit: 'hhmm' },
  },
  {
    name: 'durations in three digits may be hours and minutes',
    file: lines(
      'ID,Task,Owner,Duration,Pred',
      '1,Freeze,Change,020,',
      '2,Back up,DBA,130,1',
      '3,Migrate,DBA,030,2',
    ),
    tasks: ['1 | 0 +20 | Change', '2 | 20 +90 | DBA | 1', '3 | 110 +30 | DBA | 2'],
    finish: 140,
    asks: { unit: 'hhmm' },
  },
  {
    name: 'starts and finishes whose tasks have no name',
    file: lines('Start,Finish,Date', '22:00,22:30,17/10/2026', '23:30,00:15,17/10/2026'),
    t0: '2026-10-17 22:00',
    tasks: ['1 | 0 +30', '2 | 90 +45'],
    finish: 135,
    asks: { owners: 'none' },
  },
  {
    name: 'starts and finishes beside tasks under an unknown heading',
    file: lines(
      'Start,Finish,Date,Wording,Owner',
      '22:00,22:30,17/10/2026,Freeze the orders,Change',
      '22:30,00:15,17/10/2026,Migrate,DBA',
    ),
    t0: '2026-10-17 22:00',
    tasks: ['1 | 0 +30 | Change', '2 | 30 +105 | DBA'],
    finish: 135,
    asks: { 'column:3': 'task' },
  },
  {
    name: 'a group that is only called Plan B',
    file: lines(
      'ID,Task,Owner,Mins,Pred',
      ',Go live,,,',
      '1,Freeze,Change,15,',
      '2,Migrate,DBA,90,1',
      ',Plan B,,,',
      '3,Restore,DBA,60,2',
    ),
    tasks: ['1 | 0 +15 | Change', '2 | 15 +90 | DBA | 1'],
    groups: 'Go live | Plan B',
    finish: 105,
    asks: { backout: 'row 5' },
  },
  {
    name: 'links that begin with an id and go on in words',
    file: lines(
      'ID,Task,Owner,Mins,Depends on',
      'W1-03,Land,Ramp,15,',
      'T3,Turn round,Ramp,60,W1-03 + 1h turnaround',
      'T4,Board,Gate,30,T3 (can start 30 min after T3 starts)',
    ),
    tasks: ['W1-03 | 0 +15 | Ramp', 'T3 | 15 +60 | Ramp | W1-03', 'T4 | 75 +30 | Gate | T3'],
    finish: 105,
    asks: {
      'link:w1-03 + 1h turnaround': 'W1-03',
      'link:t3 (can start 30 min after t3 starts)': 'T3',
    },
  },
  ...['Fallback', 'Notfallplan', 'Plan de repli', 'Only if Gold says no', 'Plan B (if no-go)'].map(
    (heading): Stranger => ({
      name: `a group called ‘${heading}’ is the backout`,
      file: lines(
        'ID,Task,Owner,Mins,Pred',
        '1,Freeze,Change,15,',
        '2,Migrate,DBA,90,1',
        `,${heading},,,`,
        '3,Restore,DBA,60,2',
      ),
      tasks: ['1 | 0 +15 | Change', '2 | 15 +90 | DBA | 1'],
      groups: heading,
      finish: 105,
    }),
  ),
  ...['Custom field (Planned start)', 'Planned start (local)', 'Start (hh:mm)'].map(
    (heading): Stranger => ({
      name: `starts under ‘${heading}’, a team under ‘Responsible’`,
      file: lines(
        `Ref,Action,Responsible,Est. (min),${heading},Next step`,
        '1,Freeze,Change team,15,22:00,2',
        '2,Migrate,DBA,90,22:15,3',
        '3,Open,Change team,10,23:45,',
      ),
      t0: '22:00',
      tasks: ['1 | 0 +15 | Change team', '2 | 15 +90 | DBA | 1', '3 | 105 +10 | Change team | 2'],
      finish: 115,
    }),
  ),
]
