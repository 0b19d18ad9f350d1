import { expect, test } from 'vitest'
import { courseOf } from '../../model/course.ts'
import { openRunbook } from '../../open.ts'
import { workbook } from '../fixtures/spreadsheets/workbook.ts'

async function open(csv: string) {
  const opened = await openRunbook({ name: 'plan.csv', bytes: new TextEncoder().encode(csv) })
  if (!opened.ok) throw new Error(opened.sentence)
  return opened
}

/** Start and finish of each task, in minutes since the first start. */
async function times(csv: string) {
  const { runbook } = await open(csv)
  return courseOf(runbook).tasks.map(({ task, start, finish }) => `${task.name} ${start}-${finish}`)
}

test.each([
  [
    'times as a program writes them',
    `Task,Start,End
     Freeze,2026-03-07T22:00:00.000Z,2026-03-07T22:30:00.000Z
     Copy,2026-03-07T22:30:00.000Z,2026-03-07T23:15:00.000Z`,
    ['Freeze 0-30', 'Copy 30-75'],
  ],
  [
    'parts of an hour from T0, under names of one word',
    `Step,Time,Duration
     Freeze,T-0.5,30 min
     Copy,T+0,60 min
     Check,T+1,30 min
     Open,T+1.5,15 min`,
    ['Freeze 0-30', 'Copy 30-90', 'Check 90-120', 'Open 120-135'],
  ],
  [
    'hours before and after the hour H',
    `Step,Time,Duration
     Freeze,H-2,60 min
     Copy,H-1,30 min
     Check,H+1,15 min`,
    ['Freeze 0-60', 'Copy 60-90', 'Check 180-195'],
  ],
  [
    'lengths under T-minus, which count down to T0',
    `T-minus,Task,Owner,Mins
     2 h,Freeze,Ann,20
     90,Copy,Bob,30
     0,Open,Cat,5`,
    ['Freeze 0-20', 'Copy 30-60', 'Open 120-125'],
  ],
  [
    'times of day beside a finish with its date',
    `Task,Start,End
     Stop,22:00,14/06/2031 23:00
     Copy,23:00,15/06/2031 02:00
     Open,02:00,15/06/2031 03:00`,
    ['Stop 0-60', 'Copy 60-240', 'Open 240-300'],
  ],
  [
    'a weekday that is first said when the day changes',
    `Task,Start,Minutes
     Freeze,22:00,30
     Copy,23:00,15
     Check,Sun 01:00,20
     Open,02:00,20`,
    ['Freeze 0-30', 'Copy 60-75', 'Check 180-200', 'Open 240-260'],
  ],
  [
    'a counted day that is first said when the day changes',
    `Task,Start,Minutes
     Freeze,22:00,30
     Check,D+1 01:00,20
     Open,D+1 02:00,20`,
    ['Freeze 0-30', 'Check 180-200', 'Open 240-260'],
  ],
  [
    'words around a time that change nothing',
    `Task,Start,Minutes
     Freeze,not before 20:00,30
     Copy,ab 21:00 Uhr,15
     Check,10pm onwards,20
     Open,23:00 sharp,20
     Close,au plus tôt 23h30,5`,
    ['Freeze 0-30', 'Copy 60-75', 'Check 120-140', 'Open 180-200', 'Close 210-215'],
  ],
  [
    'steps in full beside the names of people',
    `Step,Name,Phone,Start,Mins
     Shut the gates,Ann Lee,555 0101,22:00,30
     Drain the lock,Bob Ray,555 0102,22:30,60
     Open the gates,Ann Lee,555 0101,23:30,20`,
    ['Shut the gates 0-30', 'Drain the lock 30-90', 'Open the gates 90-110'],
  ],
  [
    'minutes and hours since the start',
    `Time,Activity,Owner
     +0 min,Muster the crew,Mate
     +15 min,Cast off,Bosun
     +1 h,Drop the pilot,Master`,
    ['Muster the crew 0-15', 'Cast off 15-60', 'Drop the pilot 60-60'],
  ],
  [
    'lengths with a plus, which is no time since the start',
    `Task,Time,Buffer
     Muster the crew,+30 min,+5 min
     Cast off,+20 min,+8 min
     Drop the pilot,+10 min,+9 min`,
    ['Muster the crew 0-30', 'Cast off 30-50', 'Drop the pilot 50-60'],
  ],
  [
    'minutes before and after the start, with their units',
    `When,Task
     -30 min,Brief the crew
     -10 min,Open the doors
     0 min,Raise the curtain
     +45 min,Break`,
    ['Brief the crew 0-20', 'Open the doors 20-30', 'Raise the curtain 30-75', 'Break 75-75'],
  ],
  [
    'litres, which are no times of an airport',
    `Step,Volume,Duration
     Mash,1200L,60 min
     Boil,1500L,90 min
     Cool,1400L,30 min`,
    ['Mash 0-60', 'Boil 60-150', 'Cool 150-180'],
  ],
  [
    'numbers that differ by a nought alone',
    `Ref,Task,Mins,After
     A01,Tack the sail,5,
     A1,Sew the sail,6,A01
     A10,Set the sail,7,A1`,
    ['Tack the sail 0-5', 'Sew the sail 5-11', 'Set the sail 11-18'],
  ],
  [
    'codes with notes beside a few of them',
    `Task Key,Actual start,Actual end,Notes
     WO-7-CUT,2031-03-18 07:00,2031-03-18 08:10,
     WO-7-MILL,2031-03-18 08:10,2031-03-18 09:00,behind by a quarter`,
    ['WO-7-CUT 0-70', 'WO-7-MILL 70-120'],
  ],
  [
    'notes that are the only names',
    `Time,Room,Notes
     22:00,A,Shut the gates
     23:00,C,Open the gates`,
    ['Shut the gates 0-60', 'Open the gates 60-60'],
  ],
  [
    'spans since the start with their units',
    `Zeit,Was
     0–10 Minuten,Begrüßung
     10–25 Minuten,Vortrag
     25–60 Minuten,Übung`,
    ['Begrüßung 0-10', 'Vortrag 10-25', 'Übung 25-60'],
  ],
  [
    'spans since the start whose unit changes',
    `Hora,Actividad
     Ahora - 30 min,Parar
     30 min - 1h,Copiar
     1h - 1.5h,Abrir`,
    ['Parar 0-30', 'Copiar 30-60', 'Abrir 60-90'],
  ],
  [
    'spans from the hour H, with a gap',
    `Hora,Actividad
     H0-H2,Parar
     H2-H6,Copiar
     H10-H11,Abrir`,
    ['Parar 0-120', 'Copiar 120-360', 'Abrir 600-660'],
  ],
  [
    'lengths under ‘Planned’ beside ‘Actual’, of phases',
    `Phase,Planned,Actual,Status
     Lay the keel,4 hours,5 hours,Complete
     Plank the hull,2 hours,-,Not started`,
    ['Lay the keel 0-240', 'Plank the hull 240-360'],
  ],
  [
    'lengths in months, of 30 days',
    `Aufgabe,Dauer (Monate),Nach
     Bauen,2,
     Testen,0.5,1`,
    ['Bauen 0-86400', 'Testen 86400-108000'],
  ],
  [
    'links that leave out the noughts of the numbers',
    `Ref,Task,Mins,After
     MV-08,Shut the gates,30,
     MV-09,Drain the lock,60,MV-8
     MV-10,Open the gates,20,"MV-8, MV-9"`,
    ['Shut the gates 0-30', 'Drain the lock 30-90', 'Open the gates 90-110'],
  ],
  [
    'times in front of their day',
    `Task,Start,Minutes
     Freeze,22:00 on 4 Dec 2031,30
     Check,01:00 on 5 Dec 2031,20`,
    ['Freeze 0-30', 'Check 180-200'],
  ],
  [
    'the times of an airport',
    `Task,Start,Minutes
     Freeze,2200L,30
     Check,23:00L,20`,
    ['Freeze 0-30', 'Check 60-80'],
  ],
  [
    'weekdays in Portuguese, in full',
    `Tarefa,Início,Minutos
     Parar,sexta-feira 22:00,30
     Abrir,sábado 01:00,20`,
    ['Parar 0-30', 'Abrir 180-200'],
  ],
  [
    'dates as a script prints them',
    `Task,Start,Minutes
     Freeze,Fri Dec 05 2031 22:00:00 GMT+0000 (Coordinated Universal Time),30
     Check,Sat Dec 06 2031 01:00:00 GMT+0000 (Coordinated Universal Time),20`,
    ['Freeze 0-30', 'Check 180-200'],
  ],
  [
    'times of day and lengths beside the day on which they are due',
    `Task,Start,Due,Minutes
     Stop,08:00,2031-06-14,30
     Copy,09:30,2031-06-14,60
     Open,08:00,2031-06-15,10`,
    ['Stop 0-30', 'Copy 90-150', 'Open 1440-1450'],
  ],
  [
    'headings repeated below each day, under a title',
    `Weekend,,
     Friday,,
     Time,What,Who
     17:00,Count,Ute
     17:30,Carry,Tim
     Saturday,,
     Time,What,Who
     08:00,Unpack,Tim
     11:00,Count again,Ute`,
    ['Count 0-30', 'Carry 30-900', 'Unpack 900-1080', 'Count again 1080-1080'],
  ],
  [
    'days with the midnight that a program writes, beside times under longer headings',
    `Site,Date,Cut-over start,Cut-over end
     Leeds,2032-02-07 00:00:00,20:00,23:00
     York,2032-02-07 00:00:00,23:00,02:00
     Hull,2032-02-14 00:00:00,20:00,23:30`,
    ['Leeds 0-180', 'York 180-360', 'Hull 10080-10290'],
  ],
  [
    'hours alone behind @',
    `When,What,Who
     Sat @ 22:00,Freeze,Ann
     Sat @ 23,Copy,Bob
     Sun @ 6,Open,Ann`,
    ['Freeze 0-60', 'Copy 60-480', 'Open 480-480'],
  ],
  [
    'spans of which one end is about',
    `Time,Task,Owner
     ~10:30 - 11:30,Sand,Ida
     11:30 - ~12:30,Paint,Ida
     12:30 - ~13:00,Dry,Ida`,
    ['Sand 0-60', 'Paint 60-120', 'Dry 120-150'],
  ],
  [
    'nights that are prepared before noon',
    `Noche,Hora,Tarea,Quién
     Noche 1,11:00,Entregar,Eva
     Noche 1,22:00,Cortar,Eva
     Noche 1,03:00,Cambiar,Luis
     Noche 2,11:00,Entregar tapas,Eva
     Noche 2,23:00,Poner tapas,Luis`,
    [
      'Entregar 0-660',
      'Cortar 660-960',
      'Cambiar 960-1440',
      'Entregar tapas 1440-2160',
      'Poner tapas 2160-2160',
    ],
  ],
  [
    'kilowatts at its start and end',
    `Step,Start kW,End kW,Minutes
     Ramp up,0,50,10
     Hold,50,50,30
     Ramp down,50,0,5`,
    ['Ramp up 0-10', 'Hold 10-40', 'Ramp down 40-45'],
  ],
  [
    'midnights that a person writes, beside what was measured',
    `Job,Planned start,Start,End
     Orders,2032-02-07 00:00,00:04,03:00
     Stock,2032-02-08 00:00,00:02,02:30`,
    ['Orders 0-180', 'Stock 1440-1590'],
  ],
  [
    'hours from the hour H, and no headings',
    `H-1,Fermer,Luc
     H+1,Ouvrir,Luc
     H+2,Compter,Zoé`,
    ['Fermer 0-120', 'Ouvrir 120-180', 'Compter 180-180'],
  ],
  [
    'a calendar drawn beside it, its days among the headings',
    `Task,Lead,Start,End,1-Feb,2-Feb,3-Feb,4-Feb,5-Feb,6-Feb
     Dig,Al,01/02/2031,02/02/2031,x,x,,,,
     Lay,Bo,03/02/2031,05/02/2031,,,x,x,x,`,
    ['Dig 0-2880', 'Lay 2880-7200'],
  ],
  [
    'lengths in Portuguese, joined by their word for and',
    `Tarefa,Duração,Predecessora
     Congelar,15 min,
     Copiar,1h e 30min,Congelar`,
    ['Congelar 0-15', 'Copiar 15-105'],
  ],
  [
    'the best, the likely and the worst case, with their unit',
    `taskName,bestCaseHours,likelyHours,worstCaseHours
     Freeze,1,2,3
     Copy,2,3,5`,
    ['Freeze 0-120', 'Copy 120-300'],
  ],
  [
    'a day by which each task is complete',
    `Activity,Complete by,Minutes
     Freeze,2026-03-07 22:30,30
     Copy,2026-03-07 23:30,60`,
    ['Freeze 0-30', 'Copy 30-90'],
  ],
  [
    'no headings',
    `1,Freeze,22:00,22:20,Ops
     2,Copy,22:20,23:50,DBA
     3,Verify,23:50,00:20,QA`,
    ['Freeze 0-20', 'Copy 20-110', 'Verify 110-140'],
  ],
  [
    'a number of days that is no number of a task',
    `Tarea,Número días,Inicio,Fin,Precedida por,Situación
     Congelar,1,07/03/2026,07/03/2026,,Pendiente
     Copiar,2,08/03/2026,09/03/2026,Congelar,Pendiente
     Revisar,1,10/03/2026,10/03/2026,Copiar,Descartada`,
    ['Congelar 0-1440', 'Copiar 1440-4320'],
  ],
  [
    'what a rehearsal took, under one heading over three',
    `,,Planned,,Actual DR1,,
     ID,Task,Start,End,Start,End,Mins
     1,Freeze,22:00,22:30,22:00,22:40,40
     2,Copy,22:30,23:30,22:40,23:30,50`,
    ['Freeze 0-30', 'Copy 30-90'],
  ],
])('a plan with %s', async (_, csv, expected) => {
  expect(await times(csv.replace(/^ +/gm, ''))).toEqual(expected)
})

test('a rehearsal under one heading over three is measured', async () => {
  const { reading } = await open(
    ',,Planned,,Actual DR1,,\nID,Task,Start,End,Start,End,Mins\n1,Freeze,22:00,22:30,22:00,22:40,40\n',
  )
  expect(reading!.columns.map(({ role }) => role)).toEqual([
    'id',
    'task',
    'start',
    'finish',
    '',
    '',
    'rehearsal',
  ])
})

test('a list of people below the plan is another table, and can be put back', async () => {
  const csv = `ID,Task,Start,Finish,Owner
1,Freeze,2026-03-07 22:00,2026-03-07 22:30,Ops
2,Copy,2026-03-07 22:30,2026-03-07 23:30,DBA

Contacts
Name,Role,Phone
Ana Diaz,Lead,555-0100`
  expect(await times(csv)).toEqual(['Freeze 0-30', 'Copy 30-90'])
  const { reading } = await open(csv)
  expect(reading!.leftOut.map(({ place, why }) => `${place}: ${why}`)).toEqual([
    'row 5: other table',
    'row 6: other table',
    'row 7: other table',
  ])
})

test('tasks behind an empty row without times are tasks', async () => {
  const csv =
    'Task,Owner,Start,Finish\nFreeze,Ops,22:00,22:30\n\nTell the desk,Ben,,\nSend report,Ana,,\n'
  expect(await times(csv)).toHaveLength(3)
})

test('tabs are the days of a plan; a cover’s history and a version that was replaced are none', async () => {
  const head = ['No', 'Task', 'Owner', 'Start', 'End', 'After']
  const book = workbook([
    {
      name: 'Cover',
      rows: [
        ['Version', 'Date', 'Author', 'Change'],
        ['0.9', { date: 45_761 }, 'Ann', 'After the rehearsal'],
      ],
    },
    {
      name: 'Fri 12 Sep',
      rows: [
        ['Branch weekend'],
        [{ date: 45_912 }],
        head,
        [1, 'Close tills', 'Branch', { time: 22 / 24 }, { time: 23 / 24 }],
        [2, 'Copy tills', 'Systems', { time: 0.5 / 24 }, { time: 2 / 24 }, 1],
      ],
    },
    {
      name: 'Sun 14 Sep',
      rows: [
        ['Branch weekend'],
        [{ date: 45_914 }],
        head,
        [3, 'Open tills', 'Branch', { time: 7 / 24 }, { time: 8 / 24 }, 2],
      ],
    },
    {
      name: 'Old plan',
      rows: [
        ['SUPERSEDED, see the days'],
        head,
        [1, 'Shut everything', 'Branch', { time: 20 / 24 }, { time: 21 / 24 }],
      ],
    },
  ])
  const opened = await openRunbook({ name: 'plan.xlsx', bytes: new Uint8Array(book) })
  if (!opened.ok) throw new Error(opened.sentence)
  expect(opened.reading!.sheets.map(({ isRead }) => isRead)).toEqual([false, true, true, false])
  expect(
    courseOf(opened.runbook).tasks.map(({ task, start, finish }) => [task.id, start, finish]),
  ).toEqual([
    ['1', 0, 60],
    ['2', 150, 240],
    ['3', 1980, 2040],
  ])
})
