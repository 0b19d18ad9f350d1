import { expect, test } from 'vitest'
import { startForms, type Submission } from '../../../local/services/forms.ts'

function start() {
  const seen: Submission[] = []
  const forms = startForms('website', (submission) => seen.push(submission))
  return { forms, seen }
}

function post(fields: Record<string, string>) {
  return new Request('http://localhost:8888/contact', {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
}

test('keeps what a named form sends and leads to the page of its action', async () => {
  const { forms, seen } = start()
  const response = await forms.answer(
    post({ 'form-name': 'contact', website: '', name: 'Ada', message: '1 < 2' }),
  )
  expect(response?.status).toBe(303)
  expect(response?.headers.get('location')).toBe('/contact')
  expect(seen).toEqual([
    { form: 'contact', fields: { name: 'Ada', message: '1 < 2' }, isSpam: false },
  ])
  expect(forms.submissions).toEqual(seen)
})

test('answers a filled honeypot as any other and marks it as spam', async () => {
  const { forms } = start()
  const response = await forms.answer(post({ 'form-name': 'contact', website: 'x' }))
  expect(response?.status).toBe(303)
  expect(forms.submissions[0]?.isSpam).toBe(true)
})

test('leaves every other request to the site, its body unread', async () => {
  const { forms } = start()
  const json = new Request('http://localhost:8888/api/enhance-image', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await forms.answer(json)).toBeUndefined()
  expect(await json.text()).toBe('{}')
  expect(await forms.answer(post({ name: 'no form named' }))).toBeUndefined()
  expect(await forms.answer(new Request('http://localhost:8888/contact'))).toBeUndefined()
  expect(forms.submissions).toEqual([])
})

test('refuses a multipart body whose type names no boundary', async () => {
  const { forms } = start()
  const response = await forms.answer(
    new Request('http://localhost:8888/contact', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'form-name=contact',
    }),
  )
  expect(response?.status).toBe(400)
})
