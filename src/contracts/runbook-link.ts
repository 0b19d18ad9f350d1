import * as z from 'zod/mini'
import { ForecastShape, KindShape, LimitsShape, TeamsShape } from './own-runbook.ts'

const texts = z.array(z.string())
const numbers = z.array(z.number())
const optional = z.array(z.nullable(z.number()))

/** What a link's columns are, in the order in which they are written. */
const Ordered = z.tuple([
  z.string(),
  z.nullable(z.string()),
  z.nullable(z.string()),
  z.nullable(z.number()),
  z.array(z.tuple([z.string(), z.string(), z.number()])),
  texts,
  z.number(),
  texts,
  texts,
  numbers,
  numbers,
  numbers,
  numbers,
  texts,
  optional,
  optional,
  z.array(z.tuple([z.number(), z.string(), z.number(), z.optional(z.string())])),
  z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  z.array(z.tuple([z.number(), z.number()])),
  z.array(z.tuple([z.number(), z.array(z.number())])),
  // Links that were made before these two existed end here.
  z.optional(z.nullable(ForecastShape)),
  z.optional(TeamsShape),
  // And links from before kinds of event here.
  z.optional(z.nullable(KindShape)),
  z.optional(z.nullable(LimitsShape)),
  // And links from before delays here: [task, minutes]. Risks come next: [task, what, per cent, minutes].
  z.optional(z.array(z.tuple([z.number(), z.number()]))),
])

/** A runbook as a link carries it. */
export const LinkColumns = z.pipe(
  Ordered,
  z.transform((values) => {
    const [title, t0, date, end, groups, owners, forward, ids, names, owner, ...more] = values
    const [
      phase,
      group,
      minutes,
      links,
      cues,
      plans,
      gates,
      spreads,
      actuals,
      undoes,
      forecast = null,
      teams = [],
      kind = null,
      limits = null,
      delays = [],
    ] = more
    return {
      title,
      t0,
      date,
      end,
      groups,
      owners,
      forward,
      ids,
      names,
      owner,
      phase,
      group,
      minutes,
      links,
      cues,
      plans,
      gates,
      spreads,
      actuals,
      undoes,
      forecast,
      teams,
      kind,
      limits,
      delays,
    }
  }),
)
