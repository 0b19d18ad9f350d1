/** The file that stands in for a visitor's own: one night's runbook with the usual faults. */
export const sampleName = 'payments-migration.csv'

export const sampleCsv = `Payments migration,,,,,
Ref,Task,Owner,Mins,Start,Depends on
Pre-implementation,,,,,
1,Freeze change on the payments estate,Change,10,22:00,
2,Confirm backups and restore points,Storage,25,22:00,
3,Go/no-go: conditions met,Cutover manager,5,22:25,"1, 2"
Implementation,,,,,
4,Stop inbound payment feeds,Payments ops,15,22:30,3
5,Drain queues to zero,Middleware,30,22:45,4
6,Apply firewall changes,Middleware,0:30,22:45,4
7,Final ledger extract,Core banking,45,23:15,5
8,Repoint gateways,Network,25,23:15,5; 6
9,Transfer and checksum,Network,20,23:30,"6, 7"
10,Load target ledger,Database,1h,00:20,9
11,Start target services,Platform,20,01:20,10
12,Reconcile balances,Finance control,,01:40,11
Post-implementation,,,,,
13,Business smoke test,,35,01:40,"8, 11, 18"
14,Go/no-go: point of no return,Cutover manager,10,,"12, 13"
15,Open inbound feeds,Payments ops,15,,"14, 16"
16,Watch first settlements,Service desk,45,,15
16,Close and hand over,Cutover manager,10,,16
`
