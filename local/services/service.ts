export type Env = Record<string, string | undefined>

export type StartContext = {
  /** Where data is stored; without it, in memory. */
  dataDir?: string
  /** Fixed before the build, because pages call it. */
  supabasePort: number
  env: Env
}

export type Closable = { close: () => Promise<void> }

export type StandIn<Api> = {
  api: Api
  env: Record<string, string>
  /** For the table that `npm start` prints. */
  note: string
  /** Takes requests to the site's own address that the service takes in production. */
  answer?: (request: Request) => Promise<Response | undefined>
}

export type Service<Api extends Closable = Closable> = {
  name: string
  /** The service is real when all of these are set, and local when none is. */
  variables: string[]
  start: (context: StartContext) => Promise<StandIn<Api>>
}
