import { sources } from '../../content/sources.ts'
import { defineScenario } from '../../content/scenario.ts'

export const cyberRecovery = defineScenario(
  'cyber-recovery.ts',
  { cards: 3, roles: 7 },
  {
    name: 'Cyber Recovery',
    cards: [
      {
        title: 'Cyber Recovery Planning',
        text: 'Settle the order while nobody is watching: which copies are examined first, what identity needs before anything may join it, how large the isolated environment has to be. Decide too how the team would work if the platform itself were lost.',
        fact: {
          name: 'Keep',
          text: 'A dated copy of the runbook, off the estate, with sealed accounts to open it',
        },
      },
      {
        title: 'Ransomware Response',
        text: 'Links are cut from both sides and restore points are locked against deletion within the first hours, by owners who were named before. The response playbook decides; the runbook carries out what was decided.',
        fact: {
          name: 'First hours',
          text: 'Contain, confirm it from the other side, protect the copies',
        },
      },
      {
        title: 'Breach Containment & Recovery',
        text: 'Services return zone by zone. Each zone opens on a condition that somebody answers for: a copy proved clean, a directory that can be trusted, balances that agree, credentials that the intruder never held.',
        fact: {
          name: 'Before reconnecting',
          text: 'Every credential rotated, partners’ keys and scripts included',
        },
      },
    ],
    why: {
      title: 'Why Cyber Recovery Matters',
      points: [
        {
          title: 'Speed towards the wrong copy is no recovery',
          text: 'Replication carries encrypted blocks as faithfully as any others. A runbook that waits for proof is slower and arrives.',
        },
        {
          title: 'The harm is counted in people',
          text: 'After the ransomware attack on Synnovis of 3 June 2024 over 11,000 appointments were delayed, as the Commons heard on 6 January 2026.',
          source: { name: 'Hansard, 6 January 2026', href: sources.hansardSynnovis },
        },
        {
          title: 'Isolation is asked for',
          text: 'DORA Article 12(3) asks for physically and logically segregated systems when backups are restored on a firm’s own systems.',
        },
        {
          title: 'The clock of disclosure runs alongside',
          text: 'SEC Form 8-K Item 1.05 allows four business days from determining materiality. The record gives those who judge it an order of events.',
        },
      ],
    },
    roles: [
      {
        slug: 'information-security-officer',
        gets: 'Gates that hold until their evidence is there, and a record of who accepted it and when.',
      },
      {
        slug: 'disaster-recovery-manager',
        gets: 'A runbook of its own for the case in which the copy is in doubt, so that nobody runs the failover by reflex.',
      },
      {
        slug: 'chief-technology-officer',
        gets: 'The hours before any business service returns, stated beforehand and agreed with those who will ask.',
      },
      {
        slug: 'chief-risk-officer',
        gets: 'A timeline of decisions that helps evidence what was known at each of them, for counsel and for supervisors.',
      },
      {
        slug: 'head-of-operational-resilience',
        gets: 'Which important business services wait behind which lock, and the hour at which each is due.',
      },
      {
        slug: 'service-delivery-manager',
        gets: 'What may be told to customers and partners at each stage, sent on cue by someone who is not restoring servers.',
      },
      {
        slug: 'event-support-analyst',
        gets: 'Access requests, second factors and handovers as tasks in the order, in place of forty exceptions by Sunday evening.',
      },
    ],
  },
)
