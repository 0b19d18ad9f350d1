import { pairs } from '../lib/pairs.ts'
import type { BackoutId, TaskId } from './payments-migration.ts'

export type Instruction = {
  readonly doThis: string
  readonly verify?: string
  readonly tell?: string
}

export const instructions: Readonly<Record<TaskId | BackoutId, Instruction>> = {
  '1': {
    doThis:
      'Set the change freeze on every service in the payments group and reject changes in flight until Sunday 06:00.',
    verify: 'The change calendar shows no approved change on the estate before 06:00.',
    tell: 'Release managers, by the freeze notice.',
  },
  '2': {
    doThis:
      'Check that tonight’s 21:00 ledger backup completed, then mount its restore point read-only and open one table.',
    verify: 'Row count of the opened table equals the source at 21:00.',
  },
  '3': {
    doThis:
      'Read each criterion aloud, take a yes or no from the person who reports it, and record the decision with the time.',
    tell: 'Bridge call and the executive distribution list.',
  },
  '4': {
    doThis:
      'Close the inbound channels in the order card, file, real-time, and leave outbound channels open until the queues are empty.',
    verify: 'No message has arrived on any inbound channel for two minutes.',
    tell: 'Payment participants, by the agreed cut-off message.',
  },
  '5': {
    doThis:
      'Let the consumers empty every payment queue, move poison messages to the hold queue, and write down their count.',
    verify: 'Depth is zero on all 14 queues for five minutes; the hold-queue count is in the task.',
  },
  '6': {
    doThis:
      'Apply rule set PAY-TGT to both firewall pairs, standby first, and keep the old set loaded for the backout.',
    verify: 'Connection test from the transfer host and from both gateways to the target succeeds.',
  },
  '7': {
    doThis:
      'Put the source ledger in read-only mode, run the final extract, and note the closing balance and record count.',
    verify: 'Extract log ends with return code 0; Finance control has the closing balance.',
  },
  '8': {
    doThis:
      'Point both payment gateways at the target addresses, with inbound routes still disabled, and flush their name caches.',
    verify: 'Each gateway resolves the target name to the new address.',
  },
  '9': {
    doThis:
      'Send the extract to the target landing area over the dedicated line and compare checksums at both ends.',
    verify: 'SHA-256 is the same for all 32 files.',
  },
  '10': {
    doThis:
      'Load the 32 files in four parallel streams, rebuild the indexes, and gather statistics before handing over.',
    verify: 'Loaded record count equals the count noted at the final extract.',
  },
  '11': {
    doThis:
      'Start the target services in dependency order (ledger, limits, posting, gateways) and wait for each health check.',
    verify: 'All 23 services report healthy twice, one minute apart.',
  },
  '12': {
    doThis:
      'Compare closing balances at source and target for every nostro and suspense account, and explain each difference.',
    verify: 'Unexplained difference is £0.00.',
    tell: 'Head of Payments Operations, before the gate.',
  },
  '13': {
    doThis:
      'Send the 20 scripted test payments through the target, one per product and channel, and reverse each of them.',
    verify: 'All 20 posted and reversed; no open issue of severity 1 or 2.',
  },
  '14': {
    doThis:
      'Put the reconciliation and the smoke test to the Head of Payments Operations and record go or no-go with the time.',
    tell: 'Bridge call, executive distribution list and the service desk.',
  },
  '15': {
    doThis:
      'Open inbound channels one at a time, real-time first, and watch the first 50 payments on each before the next.',
    verify: 'First 50 payments on every channel posted without a reject.',
    tell: 'Payment participants, by the resumption message.',
  },
  '16': {
    doThis:
      'Follow the first two settlement cycles on the wallboard and raise an issue for every reject or late position.',
    verify: 'Both cycles settled, with positions agreed by Finance control.',
  },
  '17': {
    doThis:
      'Confirm that open issues have owners, hand the watch to the hypercare lead, and close the event with its times.',
    tell: 'Everyone on the runbook, by the closing notice.',
  },
  B1: {
    doThis:
      'Close the inbound channels again and return every payment that the target accepted, with the agreed reason code.',
    verify: 'Count of returns equals the count accepted since the feeds opened.',
    tell: 'Payment participants, by the service notice.',
  },
  B2: {
    doThis:
      'Stop the target services in reverse order and make the target ledger read-only, so that it stays as evidence.',
    verify: 'No session holds a write lock on the target ledger.',
  },
  B3: {
    doThis:
      'Point both gateways back at the source addresses and put the previous firewall rule set back on both pairs.',
    verify: 'Each gateway resolves the source name; the connection test to the source succeeds.',
  },
  B4: {
    doThis:
      'Take the source ledger out of read-only mode, restart its queues, release the held messages, and open the feeds.',
    verify: 'Closing balance is the one noted before the extract; queues drain at the normal rate.',
  },
  B5: {
    doThis:
      'Have Payments QA send five test payments through the source, then lift the freeze and publish the notice.',
    verify: 'All five test payments posted and reversed.',
    tell: 'Everyone on the runbook, by the backout notice.',
  },
}

export type Criterion = { readonly condition: string; readonly owner: string }

export const gateCriteria: Readonly<Record<'3' | '14', readonly Criterion[]>> = {
  '3': pairs('condition', 'owner', {
    'The change freeze is in force on the payments estate': 'Change',
    'A restore point from 21:00 or later has been opened and read': 'Storage',
    'No priority 1 or 2 incident is open on a payments service': 'Service desk',
    'Every owner has answered the roll call': 'Cutover manager',
  }),
  '14': pairs('condition', 'owner', {
    'Unexplained difference between the ledgers is £0.00': 'Finance control',
    'All 20 test payments posted and reversed': 'Payments QA',
    'All 23 target services report healthy': 'Platform',
    'The decision falls by 02:55, so that a backout still ends by 04:30': 'Cutover manager',
  }),
}
