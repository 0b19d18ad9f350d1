/** Fictional, as the platform’s change process would hold it. Minutes are from T0, days from the event. */
export const eventRecord = {
  change: 'CHG0031842',
  type: 'Normal change',
  risk: 'High',
  scenario: 'Planned Change',
  date: '2026-10-17',
  window: { start: 0, end: 390 },
  announcedOutage: { start: 30, end: 330 },
  summary:
    'Move the payments ledger and its services to the new platform, with inbound payments held for the night.',
  services: ['Inbound payments', 'Payments ledger', 'Payment gateways', 'Settlement reporting'],
  approvals: [
    { role: 'Head of Payments Operations', decision: 'Approved', days: -5 },
    { role: 'Head of Operational Resilience', decision: 'Approved', days: -4 },
    { role: 'Change Advisory Board chair', decision: 'Approved', days: -3 },
  ],
  bridge: 'Payments bridge, open from T−1h',
} as const
