import { expect, test } from 'vitest'
import { isPersonName } from '../../model/person-name.ts'

test.each([
  'Ana Ruiz',
  'A. Patel',
  'J.P. Ng',
  'Cy Lee',
  'Jo Waters',
  'Anne Marie Dubois',
  'Jan van der Berg',
  "Mary-Jane O'Neil",
  'Ewan McDonald (DBA)',
  'Łukasz Żak',
  'Smith, John',
  'Dana K.',
  'a.patel@bank.example',
  'maria.lopez',
])('%s is a person', (owner) => {
  expect(isPersonName(owner)).toBe(true)
})

test.each([
  '',
  'DBA',
  'Ops',
  'Platform',
  'Network lead',
  'Change Manager',
  'Service Desk',
  'SAP Basis',
  'Équipe Réseau',
  'Operações TI',
  'Team 1',
  'North crew',
  'Head of IT',
  'storage@bank.example',
  'ops-team@bank.example',
  'Basis\nTeam',
  'everyone on the bridge call',
])('%s is a team', (owner) => {
  expect(isPersonName(owner)).toBe(false)
})
