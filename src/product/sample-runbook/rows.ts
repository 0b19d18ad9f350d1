/**
 * One kind of task, done for each thing of its group: its name with '{}' for the thing, who does it
 * ('/' between people who take turns), its minutes ('20~8': a few more for some things), and what it
 * waits for.
 *
 * Links: 'p' is the step before it for the same thing; 'db.3' the third step of group db for the same
 * thing, or a short form of it; 'db.*' the last step of every thing of db; 'q' the last step
 * of the thing that the same person did before. A kind and a lag may follow, as in 'p:ss+10' or
 * 'db.2:ff-50%'.
 */
export type Step = readonly [name: string, owner: string, minutes: string, links?: string]

export type Part = {
  readonly id: string
  readonly name: string
  /** What the steps are done for; none where each step is one task. */
  readonly things?: string
  readonly steps: readonly Step[]
  /** Cues, in minutes from T0, by the step's name. */
  readonly cues?: Readonly<Record<string, number>>
}

const databases = 'ledger|cards|payments|customers|limits|statements|fraud cases|standing orders'
const applications =
  'ledger service|card service|payments hub|customer index|limits engine|statement writer|fraud screening|direct debits|standing orders|branch counter|mobile gateway|reporting'
const operators = 'Platform/B. Carreras/Core banking/N. Adeyemi'
const people = 'R. Okafor/M. Lindqvist/S. Iyer/T. Brandt'

/** The forward groups of the weekend in their order; 276 tasks. */
export const forward: readonly Part[] = [
  {
    id: 'open',
    name: 'Readiness and freeze',
    steps: [['Open the bridge and call the roll', 'Cutover manager', '10']],
  },
  {
    id: 'ready',
    name: 'Readiness and freeze',
    things:
      'core banking|payments|cards|network|storage|middleware|identity|branches|finance|the service desk',
    steps: [
      ['Confirm that {} is staffed', 'Change desk/Service desk/H. Whitlock', '5~4', 'open.1'],
      ['Freeze change for {}', 'Change desk/H. Whitlock', '5~5', 'p'],
    ],
  },
  {
    id: 'start',
    name: 'Readiness and freeze',
    steps: [['Go/no-go: conditions met', 'Cutover manager', '5', 'ready.*']],
  },
  {
    id: 'stop',
    name: 'Stop batch and interfaces',
    things:
      'inbound payments|outbound payments|card authorisations|direct debits|standing orders|branch postings|cheque images|treasury deals|fraud alerts|statements|the regulator’s returns|the night batch',
    steps: [
      ['Stop {}', 'Payments ops/J. Marchetti/A. Nowak', '5~6', 'start.1'],
      ['Drain what {} left', 'Middleware/A. Nowak', '14~12', 'p'],
    ],
    cues: { 'Stop inbound payments': 45 },
  },
  {
    id: 'quiet',
    name: 'Stop batch and interfaces',
    steps: [
      ['Tell branches and schemes that feeds are closed', 'Service desk', '10', 'stop.*:ss+5'],
      ['Confirm that no message is in flight', 'Middleware', '10', 'stop.*'],
    ],
  },
  {
    id: 'save',
    name: 'Final backups',
    things: databases,
    steps: [
      ['Back up {}', 'Storage/D. Osei/K. Sundaram', '28~12', 'quiet.2'],
      ['Verify the copy of {}', 'Storage/K. Sundaram', '18~6', 'p:ss+10 p:ff+5'],
    ],
  },
  {
    id: 'point',
    name: 'Final backups',
    steps: [
      ['Mark the restore point', 'D. Osei', '5', 'save.*'],
      ['Send a copy off site', 'Storage', '55', 'p:fs+15'],
    ],
  },
  {
    id: 'db',
    name: 'Replicate and switch databases',
    things: databases,
    steps: [
      ['Apply final logs, {}', people, '14~9', 'point.1 q'],
      ['Compare row counts, {}', people, '12~6', 'p'],
      ['Promote {} replica', people, '12~6', 'p'],
      ['Check constraints, {}', people, '14~8', 'p:fs-20%'],
    ],
  },
  {
    id: 'views',
    name: 'Replicate and switch databases',
    steps: [
      ['Rebuild reporting views', 'S. Iyer', '25', 'db.3'],
      ['Archive logs, site A', 'T. Brandt', '30', 'db.*'],
    ],
  },
  {
    id: 'net',
    name: 'Network and DNS',
    things:
      'the ledger|cards|the payments hub|card schemes|the clearing house|the central bank|branches|cash machines|mobile|web|the call centre|partners',
    steps: [
      ['Shorten DNS lifetimes for {}', 'Network/P. Haverkamp', '4~4', 'start.1:fs+30'],
      ['Move routes of {} to site B', 'Network/P. Haverkamp', '8~6', 'p quiet.2'],
    ],
  },
  {
    id: 'ident',
    name: 'Identity and certificates',
    things: 'service accounts|operators|branch staff|partners|machines',
    steps: [
      ['Export {}', 'Security/L. Moreau', '8~4', 'quiet.2'],
      ['Import {} at site B', 'Security/L. Moreau', '12~5', 'p'],
      ['Issue certificates for {}', 'L. Moreau', '6~4', 'p:ss+5'],
      ['Prove sign-in of {}', 'Security', '6~4', 'p db.2:sf'],
    ],
  },
  {
    id: 'mq',
    name: 'Middleware and queues',
    things: 'payments|cards|postings|alerts|statements|files|partners',
    steps: [
      ['Move queue definitions, {}', 'Middleware/A. Nowak', '8~5', 'quiet.2'],
      ['Start brokers, {}', 'Middleware/A. Nowak', '8~4', 'p ident.4'],
      ['Connect producers, {}', 'Middleware', '6~4', 'p db.3'],
      ['Connect consumers, {}', 'A. Nowak', '6~4', 'p:ss+3'],
    ],
  },
  {
    id: 'app',
    name: 'Application servers',
    things: applications,
    steps: [
      ['Load configuration, {}', operators, '7~5', 'db.4 q'],
      ['Start {}', operators, '9~6', 'p net.2 mq.3'],
      ['Warm up {}', operators, '9~6', 'p'],
      ['Smoke test, {}', operators, '7~6', 'p:fs+2'],
    ],
  },
  {
    id: 'tech',
    name: 'Technical checks',
    things: applications,
    steps: [
      [
        'Check interfaces of {}',
        'J. Marchetti/Platform/P. Haverkamp/B. Carreras',
        '10~8',
        'app.4 q',
      ],
      [
        'Check batch start-up of {}',
        'J. Marchetti/Core banking/P. Haverkamp/B. Carreras',
        '5~5',
        'p',
      ],
    ],
  },
  {
    id: 'signed',
    name: 'Technical checks',
    steps: [
      ['Read every alert since 20:00', 'Service desk', '20', 'tech.*'],
      ['Sign the technical checks', 'Platform', '5', 'p'],
    ],
  },
  {
    id: 'biz',
    name: 'Business checks',
    things:
      'a customer transfer|a card purchase|a cash withdrawal|a direct debit|a standing order|a branch deposit|a fraud alert|a statement|a limit change|a treasury deal',
    steps: [
      ['Run {}', 'Payments QA/Payments ops/Finance control', '7~5', 'tech.2 q'],
      [
        'Follow {} to the ledger',
        'Payments QA/Payments ops/Finance control',
        '7~4',
        'p signed.2:ff',
      ],
    ],
  },
  {
    id: 'balance',
    name: 'Business checks',
    steps: [
      ['Reconcile balances with the last statement', 'Finance control', '35', 'tech.*'],
      ['Sign the balances', 'Finance control', '5', 'p biz.*'],
    ],
  },
  {
    id: 'go',
    name: 'Go/no-go and open',
    steps: [
      [
        'Go/no-go: point of no return',
        'Cutover manager',
        '10',
        'balance.2 signed.2 views.1 views.2 point.2',
      ],
      ['Open outbound payments', 'Payments ops', '8', 'p'],
      ['Open inbound payments', 'Payments ops', '10', 'p'],
      ['Release held payments', 'Payments ops', '15', 'p:ss+5'],
      ['Start the held batch', 'Core banking', '12', 'go.2'],
      ['Tell branches and schemes that feeds are open', 'Service desk', '10', 'go.3'],
      ['Watch first settlements', 'Service desk', '20', 'go.4 go.5'],
      ['Close and hand over', 'Cutover manager', '10', 'p go.6'],
    ],
    cues: { 'Open outbound payments': 405 },
  },
]

/** The way back, 24 tasks; `undoes`: the step of a forward group, for the same thing. */
export const backout: readonly (Part & { readonly undoes?: string })[] = [
  {
    id: 'call',
    name: 'Backout',
    steps: [
      ['Tell everyone that the backout is called', 'Cutover manager', '5'],
      ['Close every feed at site B', 'Payments ops', '10', 'p'],
    ],
  },
  {
    id: 'fence',
    name: 'Backout',
    things: databases,
    undoes: 'db.3',
    steps: [['Fence {} at site B', people, '6~4', 'call.2']],
  },
  {
    id: 'back',
    name: 'Backout',
    things: databases,
    undoes: 'db.1',
    steps: [['Restart {} at site A', people, '22~12', 'fence.1']],
  },
  {
    id: 'routes',
    name: 'Backout',
    undoes: 'net.2',
    steps: [['Move every route back to site A', 'Network', '20', 'call.2']],
  },
  {
    id: 'feeds',
    name: 'Backout',
    undoes: 'stop.1',
    steps: [
      ['Start queues and feeds at site A', 'Middleware', '25', 'back.* routes.1'],
      ['Reconcile site A with the restore point', 'Finance control', '40', 'back.*'],
      ['Prove a payment at site A', 'Payments QA', '15', 'feeds.1'],
    ],
  },
  {
    id: 'home',
    name: 'Backout',
    steps: [
      ['Lift the freeze', 'Change desk', '5', 'feeds.2 feeds.3'],
      ['Hand over and book the review', 'Cutover manager', '10', 'p'],
    ],
  },
]
