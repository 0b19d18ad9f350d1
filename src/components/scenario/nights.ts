import { paths } from '../../paths.ts'

/** The four scenarios in the order in which the site names them. */
export const nights = [
  {
    name: 'Planned Change',
    path: paths.plannedChange,
    line: 'A cutover that knows when to turn back',
  },
  {
    name: 'Service Recovery',
    path: paths.serviceRecovery,
    line: 'Restored inside the impact tolerance',
  },
  {
    name: 'Disaster Recovery',
    path: paths.disasterRecovery,
    line: 'An RTO that somebody has timed',
  },
  {
    name: 'Cyber Recovery',
    path: paths.cyberRecovery,
    line: 'A rebuild in the order that trust returns',
  },
] as const
