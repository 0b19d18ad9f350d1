export type Phase = 'pre-implementation' | 'implementation' | 'post-implementation' | 'backout'

/** A go/no-go decision, and the role that takes it. */
export type Gate = { readonly decidedBy: string; readonly pointOfNoReturn?: boolean }

/** One line of a runbook. Times are whole minutes; `cue` counts from T0. */
export type Task = {
  readonly id: string
  readonly name: string
  /** The team that does it. */
  readonly owner: string
  readonly phase: Phase
  /** 0 is a milestone. */
  readonly duration: number
  /** Ids of the tasks that must finish first. */
  readonly after: readonly string[]
  /** The earliest minute at which it may start, whatever has finished. */
  readonly cue?: number
  readonly gate?: Gate
  /** For a backout task: the forward tasks whose work it takes back. */
  readonly undoes?: readonly string[]
}

export type Runbook = {
  /** The wall clock at T0, such as '22:00'. */
  readonly t0: string
  /** The end of the change window, in minutes from T0. */
  readonly windowEnd: number
  /** The forward tasks. */
  readonly tasks: readonly Task[]
  readonly backout: readonly Task[]
}
