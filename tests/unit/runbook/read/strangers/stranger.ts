/**
 * A sheet that the reader has never seen, with the truth worked out by hand. `tasks`: a line each, 'id |
 * start +minutes | owner | links', the start in minutes from T0 and a spread as '+25 (20 to 30)'.
 */
export type Stranger = {
  name: string
  file: string | Uint8Array
  ending?: 'xml'
  /** '2026-10-17 22:00', '22:00', or '' where the sheet says nothing of it. */
  t0?: string
  tasks: readonly string[]
  groups?: string
  finish: number
  /** What it has to ask, by the question's id, and the true answer. */
  asks?: Readonly<Record<string, string>>
  /** What a person has to say besides. */
  says?: Readonly<Record<string, string>>
}

/** A text file of these lines. */
export function lines(...rows: readonly string[]): string {
  return rows.join('\r\n')
}
