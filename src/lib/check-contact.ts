export type ContactField = 'name' | 'email' | 'message'

/** Unicode code points. */
export const messageLimit = 5000

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Returns messages for the visitor. Free mail providers are accepted on purpose. */
export function checkContact(
  fields: Record<ContactField, string>,
): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {}
  const email = fields.email.trim()
  const { length } = Array.from(fields.message)

  if (!fields.name.trim()) errors.name = 'Enter your name.'
  if (!email) errors.email = 'Enter your work email address.'
  else if (!address.test(email))
    errors.email = 'Enter a full email address, such as name@company.example.'
  if (!fields.message.trim()) errors.message = 'Write a message.'
  else if (length > messageLimit)
    errors.message = `Your message has ${count(length)} characters. Shorten it to ${count(messageLimit)}.`
  return errors
}

function count(n: number) {
  return n.toLocaleString('en-GB')
}
