import { z } from 'zod'
import { contradictions } from './contradictions.ts'
import { launchFile, type Finding } from './finding.ts'
import { integrations, ownInPreviews } from './variables.ts'

/** What no file of the repository can show: the owner does it and says so in launch.json. */
const hostTasks: Readonly<Record<string, string>> = {
  'form detection':
    "switch on form detection in Netlify (Forms), deploy, send a message from /contact and find it under Netlify's Forms",
  'previews apart': `give deploy previews their own ${ownInPreviews.join(', ')}, or none (docs/how-to.md, 'Keep previews apart')`,
}

/** What the owner has decided, as launch.json holds it. */
const Launch = z.strictObject({
  $comment: z.string().optional(),
  /** Which reading of a contradiction holds, in the owner's words, by its name. */
  contradictions: z
    .partialRecord(z.enum(Object.keys(contradictions)), z.string().min(10))
    .default({}),
  /** Optional integrations that stay unset on purpose. */
  off: z.array(z.enum(integrations)).default([]),
  /** Tasks at the host that are done. */
  done: z.array(z.enum(Object.keys(hostTasks))).default([]),
})

type Launch = z.infer<typeof Launch>

/**
 * Reads launch.json. Throws, naming the file and field, when it has another form, or settles or switches off what
 * does not exist.
 */
export function parseLaunch(text: string): Launch {
  const launch = Launch.safeParse(JSON.parse(text))
  if (!launch.success) throw new Error(`${launchFile}: ${z.prettifyError(launch.error)}`)
  return launch.data
}

/** Tasks at the host that launch.json does not list under `done`. */
export function findHostTasks(
  done: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Finding[] {
  // HubSpot's form takes the place of Netlify's.
  const needed = Object.entries(hostTasks).filter(
    ([name]) => !(name === 'form detection' && env.VITE_HUBSPOT_FORM_ID),
  )
  return needed
    .filter(([name]) => !done.includes(name))
    .map(([name, todo]) => ({
      kind: 'host',
      what: name,
      file: launchFile,
      line: 1,
      todo: `${todo}; then add '${name}' to done`,
    }))
}
