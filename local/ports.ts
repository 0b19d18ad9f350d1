import getPort from 'get-port'
import { Refusal } from './refusal.ts'

/** Whether a server could listen on the port, on every address that `localhost` may mean. */
export async function isFree(port: number): Promise<boolean> {
  return (await getPort({ port })) === port
}

export type WantedPort = {
  port: number
  /** What will listen there. */
  owner: string
  /** How to choose another. */
  wayOut: string
}

/** Throws a Refusal that names the first port that is taken, and what to do about it. */
export async function requirePorts(wanted: WantedPort[]): Promise<void> {
  for (const [index, { port, owner, wayOut }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port)
    if (twin) throw new Refusal(`${twin.owner} and ${owner} cannot share port ${port}. ${wayOut}`)
    if (!(await isFree(port)))
      throw new Refusal(
        `Port ${port}, for ${owner}, is in use or not allowed to you. Stop what listens there, or ${wayOut}`,
      )
  }
}

/** Reads a port as a person wrote it; throws a Refusal that names its source otherwise. */
export function parsePort(value: string, source: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`${source} is '${value}', which is no port: give a number from 1 to 65535.`)
}
