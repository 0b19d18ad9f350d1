type LogFields = Record<string, unknown>
export type Log = {
  info: (event: string, fields?: LogFields) => void
  /** For expected failures: an outside service, a missing setting, a refused request. */
  warn: (event: string, fields?: LogFields) => void
  /** For our own faults. */
  error: (event: string, fields?: LogFields) => void
  /** From now on, replaces this value in every line. */
  hide: (secret: string | undefined) => void
}

const secretNames = /authorization|token|secret|password|api_?key|cookie/i
const shortestSecret = 4

/** Writes one JSON object a line. Hidden values, and fields whose name hints at a secret, are replaced. */
export function createLog(feature: string): Log {
  const hidden = new Set<string>()

  return {
    info: (event, fields) => void process.stdout.write(`${line('info', event, fields)}\n`),
    warn: (event, fields) => console.warn(line('warn', event, fields)),
    error: (event, fields) => console.error(line('error', event, fields)),
    hide,
  }

  function hide(secret: string | undefined) {
    if (secret && secret.length >= shortestSecret) hidden.add(secret)
  }

  function line(level: string, event: string, fields: LogFields = {}) {
    const record = { level, feature, event, at: new Date().toISOString(), ...fields }
    let text = JSON.stringify(record, (name, value: unknown) => {
      if (secretNames.test(name) && value !== undefined) return '[hidden]'
      return value instanceof Error ? describe(value) : value
    })
    for (const secret of hidden) text = text.replaceAll(asInJson(secret), '[hidden]')
    return text
  }
}

function describe({ name, message, cause, stack }: Error) {
  return { name, message, cause, stack }
}

function asInJson(text: string) {
  return JSON.stringify(text).slice(1, -1)
}
