/** Why the site does not start, in words for the person who started it: printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
