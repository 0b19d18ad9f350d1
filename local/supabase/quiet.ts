// What Postgres' own error objects hold, and no other error.
function isPostgresError(value: unknown) {
  return typeof value === 'object' && value !== null && 'severity' in value && 'routine' in value
}

/**
 * Runs a request of the data API, which prints each refusal of Postgres with its parameters: the
 * client gets the same as its answer, so it is not printed. All else is.
 */
export async function quietly<T>(request: () => Promise<T>): Promise<T> {
  const { error: print } = console
  console.error = (...values: unknown[]) => {
    if (!values.some(isPostgresError)) print(...values)
  }
  try {
    return await request()
  } finally {
    console.error = print
  }
}
