import { paths } from '../../paths.ts'

export type ScenarioCard = {
  name: string
  path: string
  question: string
  /** Bars of the sketch, in hundredths of its width: what such an event's timetable looks like. */
  bars: [start: number, length: number][]
}

export const scenarioCards: ScenarioCard[] = [
  {
    name: 'Planned Change',
    path: paths.plannedChange,
    question: 'Does it fit the window, and until when can we still go back?',
    bars: [
      [0, 14],
      [14, 22],
      [14, 16],
      [36, 30],
      [66, 20],
      [86, 14],
    ],
  },
  {
    name: 'Service Recovery',
    path: paths.serviceRecovery,
    question: 'When is the service back, and who has been told?',
    bars: [
      [0, 8],
      [8, 40],
      [8, 28],
      [8, 52],
      [60, 16],
      [76, 24],
    ],
  },
  {
    name: 'Disaster Recovery',
    path: paths.disasterRecovery,
    question: 'Who may invoke it, and in which order does everything come up?',
    bars: [
      [0, 18],
      [18, 14],
      [32, 14],
      [46, 14],
      [60, 14],
      [74, 26],
    ],
  },
  {
    name: 'Cyber Recovery',
    path: paths.cyberRecovery,
    question: 'Which backup is clean, and what may be reconnected first?',
    bars: [
      [0, 34],
      [10, 50],
      [60, 12],
      [72, 10],
      [82, 8],
      [90, 10],
    ],
  },
]
