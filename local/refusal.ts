/** A reason not to start the site. It is printed without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal'
}
