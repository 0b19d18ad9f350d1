export type Env = Record<string, string | undefined>

export type StartContext = {
  /** Where the service may keep data; absent: in memory. */
  dataDir?: string
  /** The port that the build knows, for a service that browsers call. */
  supabasePort: number
  /** What is configured already, for a service that leaves some of it alone. */
  env: Env
}

export type StandIn<Api> = {
  api: Api
  /** What the site's environment says so that the site uses this stand-in. */
  env: Record<string, string>
  /** For the table: where it listens, or what it holds. */
  note: string
  /** Takes the requests to the site's own address that the service would take in production. */
  answer?: (request: Request) => Promise<Response | undefined>
  close: () => Promise<void>
}

export type Service<Api = unknown> = {
  name: string
  /** The service is real when the environment sets all of these, and local when it sets none, or has none to set. */
  variables: string[]
  start: (context: StartContext) => Promise<StandIn<Api>>
}
