import getPort from 'get-port'
import { Refusal } from './refusal.ts'

export async function isFree(port: number): Promise<boolean> {
  return (await getPort({ port })) === port
}

export type WantedPort = {
  port: number
  owner: string
  wayOut: string
}

/** Throws a Refusal that names the first port that is taken. */
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

/** Throws a Refusal that names the setting whose value is no port. */
export function parsePort(value: string, source: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65_535) return port
  throw new Refusal(`${source} is '${value}', which is no port: give a number from 1 to 65535.`)
}
