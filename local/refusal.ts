/** Why the site does not start: printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
