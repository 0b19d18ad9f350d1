import { lines, type Stranger } from './stranger.ts'

/** Sheets that count days, and sheets in several zones. */
export const ofDays: readonly Stranger[] = [
  {
    name: 'a column of days: D-1, D, D+1',
    file: lines(
      'No,Day,Time,Task,Owner,Mins,After',
      '1,D-1,22:00,Freeze,Change,30,',
      '2,D,01:00,Copy,DBA,60,1',
      '3,D,23:30,Switch,Network,45,2',
      '4,D+1,06:00,Open,Service desk,15,3',
    ),
    t0: '22:00',
    // D-1 22:00 is minute 0; D 01:00 three hours on; D 23:30 is 25 h 30 min; D+1 06:00 is 32 h.
    tasks: [
      '1 | 0 +30 | Change',
      '2 | 180 +60 | DBA | 1',
      '3 | 1530 +45 | Network | 2',
      '4 | 1920 +15 | Service desk | 3',
    ],
    finish: 1935,
    asks: { starts: 'cues' },
  },
  {
    name: 'a column of days: T-1, T, T+2',
    file: lines(
      'No,Day,Start,Task,Owner,Mins,After',
      '1,T-1,18:00,Freeze,Change,30,',
      '2,T,20:00,Copy,DBA,60,1',
      '3,T+2,08:00,Close,Service desk,15,2',
    ),
    t0: '18:00',
    tasks: ['1 | 0 +30 | Change', '2 | 1560 +60 | DBA | 1', '3 | 3720 +15 | Service desk | 2'],
    finish: 3735,
    asks: { starts: 'cues' },
  },
  {
    name: 'a column of days: Day 1, Day 2, Day 4',
    file: lines(
      'No,Day,Start,Task,Owner,Mins,After',
      '1,Day 1,18:00,Freeze,Change,30,',
      '2,Day 2,20:00,Copy,DBA,60,1',
      '3,Day 4,08:00,Close,Service desk,15,2',
    ),
    t0: '18:00',
    tasks: ['1 | 0 +30 | Change', '2 | 1560 +60 | DBA | 1', '3 | 3720 +15 | Service desk | 2'],
    finish: 3735,
    asks: { starts: 'cues' },
  },
  {
    name: 'a column of days: 1, 2, 4',
    file: lines(
      'No,Day,Start,End,Task,Owner',
      '1,1,18:00,18:30,Freeze,Change',
      '2,2,23:30,00:30,Copy,DBA',
      '3,4,08:00,08:15,Close,Service desk',
    ),
    t0: '18:00',
    // A finish has the day of its start, or the next one where it is earlier by the clock.
    tasks: ['1 | 0 +30 | Change', '2 | 1770 +60 | DBA', '3 | 3720 +15 | Service desk'],
    finish: 3735,
  },
  {
    name: 'a column of weekdays: Fri, Sat, Mon',
    file: lines(
      'No,Day,Start,Task,Owner,Mins,After',
      '1,Fri,18:00,Freeze,Change,30,',
      '2,Sat,20:00,Copy,DBA,60,1',
      '3,Mon,08:00,Close,Service desk,15,2',
    ),
    t0: '18:00',
    tasks: ['1 | 0 +30 | Change', '2 | 1560 +60 | DBA | 1', '3 | 3720 +15 | Service desk | 2'],
    finish: 3735,
    asks: { starts: 'cues' },
  },
  {
    name: 'German weekdays and times: Fr, Sa, So',
    file: lines(
      'Nr;Tag;Uhrzeit;Aufgabe;Verantwortlich;Dauer (min);Vorgänger',
      '1;Fr;22:00;Stopp;Betrieb;30;',
      '2;Sa;02:00;Kopie;DBA;60;1',
      '3;So;22:00;Start;Betrieb;20;2',
    ),
    t0: '22:00',
    tasks: ['1 | 0 +30 | Betrieb', '2 | 240 +60 | DBA | 1', '3 | 2880 +20 | Betrieb | 2'],
    finish: 2900,
    asks: { starts: 'cues' },
  },
  {
    name: 'weekdays that go back in the sheet',
    file: lines(
      'No,Day,Start,Task,Owner,Mins',
      '1,Sat,20:00,Copy,DBA,60',
      '2,Fri,18:00,Freeze,Change,30',
      '3,Mon,08:00,Close,Service desk,15',
    ),
    t0: '18:00',
    tasks: ['1 | 1560 +60 | DBA', '2 | 0 +30 | Change', '3 | 3720 +15 | Service desk'],
    finish: 3735,
    asks: { weekdays: 'nearest' },
  },
  {
    name: 'the day and the time in one cell: D+1 06:00',
    file: lines(
      'Ref,Task,Owner,Duration,Start',
      'A,Freeze,Change,30 min,D-1 22:00',
      'B,Switch,Network,45 min,D 23:30',
      'C,Open,Service desk,15 min,D+1 06:00',
    ),
    t0: '22:00',
    tasks: ['A | 0 +30 | Change', 'B | 1530 +45 | Network', 'C | 1920 +15 | Service desk'],
    finish: 1935,
  },
  {
    name: 'offsets in cells',
    file: lines(
      'No,Task,Team,Start,Mins',
      '1,Freeze,London,20:00Z,30',
      '2,Copy,Frankfurt,22:30+02:00,60',
      '3,Verify,London,21:30Z,15',
    ),
    t0: '20:00',
    // 22:30+02:00 is 20:30 UTC.
    tasks: ['1 | 0 +30 | London', '2 | 30 +60 | Frankfurt', '3 | 90 +15 | London'],
    finish: 105,
  },
  {
    name: 'one column for each of three zones',
    file: lines(
      'No,Task,Owner,UTC,CET,IST,Mins',
      '1,Freeze,London,23:30,00:30,05:00,30',
      '2,Copy,Munich,00:00,01:00,05:30,60',
      '3,Verify,Pune,01:00,02:00,06:30,15',
    ),
    t0: '23:30',
    tasks: ['1 | 0 +30 | London', '2 | 30 +60 | Munich', '3 | 90 +15 | Pune'],
    finish: 105,
  },
  {
    name: 'start and finish, each in its zone',
    file: lines(
      'No,Task,Owner,Start (BST),Finish (CEST)',
      '1,Freeze,London,22:00,23:30',
      '2,Copy,Munich,22:30,00:45',
    ),
    t0: '22:00',
    // 23:30 CEST is 22:30 BST; 00:45 CEST is 23:45 BST.
    tasks: ['1 | 0 +30 | London', '2 | 30 +75 | Munich'],
    finish: 105,
  },
  {
    name: 'BST beside CEST',
    file: lines(
      'No,Task,Owner,Start,Mins',
      '1,Freeze,London,2026-10-17 22:00 BST,30',
      '2,Copy,Munich,2026-10-17 23:30 CEST,60',
      '3,Verify,London,2026-10-17 23:30 BST,15',
    ),
    t0: '2026-10-17 22:00',
    tasks: ['1 | 0 +30 | London', '2 | 30 +60 | Munich', '3 | 90 +15 | London'],
    finish: 105,
  },
  {
    name: 'IST, which three countries have',
    file: lines(
      'No,Task,Owner,Start,Mins',
      '1,Freeze,Dublin,2026-07-18 21:00 UTC,30',
      '2,Copy,Dublin,2026-07-18 22:30 IST,60',
    ),
    t0: '2026-07-18 21:00',
    tasks: ['1 | 0 +30 | Dublin', '2 | 30 +60 | Dublin'],
    finish: 90,
    asks: { 'zone:ist': '60' },
  },
  {
    name: 'a column that names each row’s zone',
    file: lines(
      'No,Task,Owner,Date,Start,Time zone,Mins',
      '1,Freeze,London,2026-10-17,22:00,Europe/London,30',
      '2,Copy,Munich,2026-10-17,23:30,Europe/Berlin,60',
      '3,Verify,New York,2026-10-17,18:30,America/New_York,15',
    ),
    t0: '2026-10-17 22:00',
    tasks: ['1 | 0 +30 | London', '2 | 30 +60 | Munich', '3 | 90 +15 | New York'],
    finish: 105,
  },
  {
    name: 'the night with a repeated hour',
    file: lines(
      'No,Task,Owner,Start,Mins',
      '1,Freeze,Change,2026-10-25 00:30,60',
      '2,Copy,DBA,2026-10-25 01:30,45',
      '3,Verify,Quality,2026-10-25 01:15,30',
      '4,Open,Ops,2026-10-25 02:00,15',
    ),
    t0: '2026-10-25 00:30',
    // In London 01:15 comes twice: after 01:30 it is the second, 45 minutes on.
    tasks: ['1 | 0 +60 | Change', '2 | 60 +45 | DBA', '3 | 105 +30 | Quality', '4 | 150 +15 | Ops'],
    finish: 165,
    asks: { 'clock-change': 'Europe/London' },
  },
  {
    name: 'the night with a missing hour',
    file: lines(
      'No,Task,Owner,Start,Mins,After',
      '1,Freeze,Change,2026-03-29 00:30,30,',
      '2,Copy,DBA,2026-03-29 02:00,60,1',
      '3,Open,Ops,2026-03-29 03:00,15,2',
    ),
    t0: '2026-03-29 00:30',
    tasks: ['1 | 0 +30 | Change', '2 | 30 +60 | DBA | 1', '3 | 90 +15 | Ops | 2'],
    finish: 105,
    asks: { 'clock-change': 'Europe/London' },
  },
  {
    name: 'the repeated hour, told apart by BST and GMT',
    file: lines(
      'No,Task,Owner,Start,Mins',
      '1,Freeze,Change,2026-10-25 00:30 BST,60',
      '2,Copy,DBA,2026-10-25 01:30 BST,60',
      '3,Verify,Quality,2026-10-25 01:30 GMT,30',
    ),
    t0: '2026-10-25 00:30',
    tasks: ['1 | 0 +60 | Change', '2 | 60 +60 | DBA', '3 | 120 +30 | Quality'],
    finish: 150,
  },
]
