import { defineScenario } from '../../content/scenario.ts'

export const disasterRecovery = defineScenario(
  'disaster-recovery.ts',
  { cards: 3, roles: 7 },
  {
    name: 'Disaster Recovery',
    cards: [
      {
        title: 'DR Planning',
        text: 'Who may invoke, and who if they are on a flight. Which tier stands on which. What each system has declared. Written as a runbook, the plan adds itself up, and shows where the declared hours leave out the waiting.',
        fact: {
          name: 'Kept current',
          text: 'When a system changes, its tasks are reviewed with the change',
        },
      },
      {
        title: 'DR Stress Tests',
        text: 'Lose everything at once, start the clock at the first failure and stop it at acceptance. Tests that recover one system at a time, with the supplier in the room, measure something else.',
        fact: {
          name: 'At least yearly',
          text: 'DORA Article 11 asks financial entities for no less',
        },
      },
      {
        title: 'DR Invocation',
        text: 'One formal decision opens the event, and the record keeps who took it and when. Owners are called in the order of the tiers, and nobody starts a tier on one that does not stand yet.',
        fact: {
          name: 'On the day',
          text: 'The named authority or a named deputy, and nobody else',
        },
      },
    ],
    why: {
      title: 'Why Disaster Recovery Matters',
      points: [
        {
          title: 'A declared RTO is a target',
          text: 'Until somebody has timed the whole of it, from the first failure to a service that its owner accepts, it says what was hoped.',
        },
        {
          title: 'More than two hours were not technical',
          text: 'In the exercise above, deciding, calling and reconciling took 130 of 335 minutes. No declared figure had room for them.',
        },
        {
          title: 'A plan is only as good as its deputies',
          text: 'The first finding of many exercises is that the one person who may invoke was away. A runbook without deputies says so when you write it.',
        },
        {
          title: 'Failback is half of the job',
          text: 'Going home means reversing replication, reconciling what was written since, and a window. It is rehearsed like any other change.',
        },
      ],
    },
    roles: [
      {
        slug: 'business-continuity-director',
        gets: 'The step between a continuity plan and its execution: who acts in which minute, tested and dated.',
      },
      {
        slug: 'disaster-recovery-manager',
        gets: 'Declared and measured times side by side for every tier, and the tasks in which the difference lies.',
      },
      {
        slug: 'head-of-operational-resilience',
        gets: 'A record of each exercise that helps evidence testing to supervisors: the scope, the clock, the findings and their owners.',
      },
      {
        slug: 'chief-technology-officer',
        gets: 'Figures for the argument about what to spend: which tier holds up the rest, and by how many minutes.',
      },
      {
        slug: 'chief-risk-officer',
        gets: 'The RPO and RTO that were achieved, with a date, in place of the ones that were promised.',
      },
      {
        slug: 'content-author',
        gets: 'A runbook for each system, joined by dependency, so that a change to one does not mean a new plan.',
      },
      {
        slug: 'task-owner',
        gets: 'A cue when their tier may start, and instructions that can be followed by a deputy at the second site.',
      },
    ],
  },
)
