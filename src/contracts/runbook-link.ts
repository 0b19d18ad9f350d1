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
  // And links from before delays here: [task, minutes].
  z.optional(z.array(z.tuple([z.number(), z.number()]))),
  // And those from before runs under way: [task, began, ended].
  z.optional(z.array(z.tuple([z.number(), z.nullable(z.number()), z.nullable(z.number())]))),
  // And those from before risks, [task, what, per cent, minutes], and deadlines, [task, by].
  z.optional(z.array(z.tuple([z.number(), z.string(), z.number(), z.number()]))),
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
      forecast,
      teams = [],
      kind = null,
      limits = null,
      delays = [],
      moments,
      risks = [],
      deadlines = [],
    ] = more
    // Links from before these moments were forecast by their file's columns where they say nothing else.
    const isEarlier = !moments && actuals.some(([task]) => task < forward)
    const spread = spreads.some(([task]) => task < forward) ? 'columns' : 'earlier run'
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
      forecast:
        forecast ?? (isEarlier ? ({ seed: 1710, spread, together: 'together' } as const) : null),
      teams,
      kind,
      limits,
      delays,
      moments: moments ?? [],
      risks,
      deadlines,
    }
  }),
)
