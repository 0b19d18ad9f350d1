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
]
