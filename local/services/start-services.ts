import { Refusal } from '../refusal.ts'
import { alerts } from './alerts.ts'
import { booking } from './booking.ts'
import { cdn } from './cdn.ts'
import { forms } from './forms.ts'
import { linkedin } from './linkedin.ts'
import { openai } from './openai.ts'
import type { Closable, Env, Service, StandIn, StartContext } from './service.ts'
import { supabase } from './supabase.ts'
import { plannedChangeVideo, pricingVideo } from './video.ts'

const services = {
  supabase,
  linkedin,
  openai,
  booking,
  forms,
  cdn,
  alerts,
  pricingVideo,
  plannedChangeVideo,
}

type Services = typeof services
type ServiceName = keyof Services
type ApiOf<S> = S extends Service<infer Api> ? Api : never

type StandIns = { [Name in ServiceName]?: ApiOf<Services[Name]> }

/** Throws a Refusal when the service is half configured. */
export function isLocal({ name, variables }: Pick<Service, 'name' | 'variables'>, env: Env) {
  const missing = variables.filter((variable) => !env[variable])
  if (missing.length === variables.length) return true
  if (missing.length === 0) return false
  throw new Refusal(
    `${name} is only half configured: ${missing.join(', ')} missing. Set all of ${variables.join(', ')} or none, see .env.example.`,
  )
}

export function isSupabaseLocal(env: Env) {
  return isLocal(supabase, env)
}

export async function startServices(env: Env, context: Omit<StartContext, 'env'>) {
  const local = Object.entries(services).filter(([, service]) => isLocal(service, env))
  const outcomes = await Promise.allSettled(
    local.map(async ([key, service]) => [key, await service.start({ ...context, env })] as const),
  )
  const started = new Map<string, StandIn<Closable>>(
    outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
  )

  async function close() {
    await Promise.allSettled([...started.values()].map(async ({ api }) => api.close()))
  }

  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure) {
    await close()
    throw failure.reason
  }

  return {
    standIns: Object.fromEntries([...started].map(([key, { api }]) => [key, api])) as StandIns,
    env: Object.assign({ ...env }, ...[...started.values()].map((standIn) => standIn.env)) as Env,
    rows: Object.entries(services).map(([key, { name }]) => ({
      name,
      isLocal: started.has(key),
      note: started.get(key)?.note ?? '',
    })),
    answer: async (request: Request) => {
      for (const { answer } of started.values()) {
        const response = await answer?.(request)
        if (response) return response
      }
      return undefined
    },
    close,
  }
}
