/** Runs tasks one after the other, in the order in which they were given. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}
