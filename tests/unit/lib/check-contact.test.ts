import { expect, test } from 'vitest'
import { checkContact, messageLimit } from '../../../src/lib/check-contact.ts'

const good = { name: 'Ada Moor', email: 'ada.moor@bank.example', message: 'Saturday, 22:00.' }

test('finds nothing wrong with a filled form', () => {
  expect(checkContact(good)).toEqual({})
})

test('asks for every field that holds nothing but space', () => {
  expect(Object.keys(checkContact({ name: ' ', email: '', message: '\n' }))).toEqual([
    'name',
    'email',
    'message',
  ])
})

test.each(['ada', 'ada@', '@bank.example', 'ada@bank', 'ada moor@bank.example', 'ada@bank..uk'])(
  'refuses %s as an address',
  (email) => {
    expect(checkContact({ ...good, email }).email).toBeTruthy()
  },
)

test.each(['ada+cutover@bank.co.uk', ' ada@bank.example '])('takes %j as an address', (email) => {
  expect(checkContact({ ...good, email }).email).toBeUndefined()
})

test('takes a message up to the limit, counts an emoji as one, and says by how much it is over', () => {
  expect(checkContact({ ...good, message: '🔔'.repeat(messageLimit) })).toEqual({})
  const { message } = checkContact({ ...good, message: 'a'.repeat(messageLimit + 1) })
  expect(message).toContain('5,001')
})
