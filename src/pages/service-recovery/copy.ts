import { defineScenario } from '../../content/scenario.ts'

export const serviceRecovery = defineScenario(
  'service-recovery.ts',
  { cards: 3, roles: 5 },
  {
    name: 'Service Recovery',
    cards: [
      {
        title: 'Plausible Scenarios',
        text: 'Take the service as its customers meet it, list what it stands on, and ask which losses are severe and still plausible: a queue store, a supplier, a site, a bad release. Each gets a runbook that shares its common parts with the others.',
        fact: {
          name: 'Before',
          text: 'A library of scenarios, each with an owner and a date of review',
        },
      },
      {
        title: 'Scenario Testing',
        text: 'Run one unannounced, on the real clock, with the shift that happens to be on. The measured time goes beside the impact tolerance, and what it shows becomes tasks with owners.',
        fact: {
          name: 'Between',
          text: 'Measured minutes, not a statement that the plan was discussed',
        },
      },
      {
        title: 'Service Recovery',
        text: 'The major-incident record opens the event. The incident manager commands and picks the scenario; the runbook gives the order, calls the owners and writes down the times as it goes.',
        fact: {
          name: 'On the day',
          text: 'Restored when the service owner says that customers are served',
        },
      },
    ],
    why: {
      title: 'Why Service Recovery Matters',
      points: [
        {
          title: 'Tolerance is now a duty',
          text: 'Since 31 March 2025 UK firms in scope must remain within their impact tolerances in severe but plausible disruption.',
        },
        {
          title: 'The order costs more than the fault',
          text: 'Much of an outage goes on agreeing what comes first. That can be settled on any quiet afternoon.',
        },
        {
          title: 'Silence is an outage too',
          text: 'An update due every 30 minutes is a task with a cue and an owner, so it goes out while the engineers keep working.',
        },
        {
          title: 'Two incidents are one lesson',
          text: 'Rehearsed and live recoveries leave the same record, so the time to restore can be compared and brought down.',
        },
      ],
    },
    roles: [
      {
        slug: 'head-of-operational-resilience',
        gets: 'Every important business service with its tolerance, its last measured time to restore and the date of that test.',
      },
      {
        slug: 'service-delivery-manager',
        gets: 'The service as customers meet it, line by line: what is down, what is back and what waits for what.',
      },
      {
        slug: 'event-support-analyst',
        gets: 'The next owner to call and the next update to send, worked out from the plan and never from memory.',
      },
      {
        slug: 'task-owner',
        gets: 'A call with the task, its instructions and its place in the order, whichever shift they are on.',
      },
      {
        slug: 'chief-risk-officer',
        gets: 'Minutes left of the tolerance while the incident runs, and afterwards a timeline that nobody had to reconstruct.',
      },
    ],
  },
)
