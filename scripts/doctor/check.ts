export type Env = Readonly<Record<string, string | undefined>>

export type Patient = {
  /** The site's address, without a trailing slash. */
  url: string
  env: Env
  /** Whether the site runs on this machine, where some of Netlify does not exist. */
  isLocal: boolean
  /** The folder of the build that the site was deployed from. */
  dist: string
}

export type Finding = { state: 'ok' | 'wrong' | 'not configured'; note: string }
export type Check = { name: string; look: (patient: Patient) => Promise<Finding> }

export function ok(note: string): Finding {
  return { state: 'ok', note }
}

export function wrong(note: string): Finding {
  return { state: 'wrong', note }
}

export function off(note: string): Finding {
  return { state: 'not configured', note }
}

const patienceMs = 20_000

/** A request that ends in time. Rejects, with a reason, if there is no answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.timeout(patienceMs) })
}

/** Runs every check. One that throws has found something wrong: that there was no answer. */
export async function examine(checks: readonly Check[], patient: Patient) {
  const findings: (Finding & { name: string })[] = []
  for (const { name, look } of checks) {
    const finding = await look(patient).catch((error: unknown) => wrong(reasonOf(error)))
    findings.push({ name, ...finding })
  }
  return findings
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message
}
