import { findExpired, findSamples, readClaims } from './claims.ts'
import { findContradictions } from './contradictions.ts'
import { launchFile, type Files, type Report } from './finding.ts'
import { findHostTasks, parseLaunch } from './launch.ts'
import { findPlaceholders } from './placeholders.ts'
import { findSecrets, findUndecided, findVariables, readVariables } from './variables.ts'

type Given = {
  /** Every text file that is looked at, by path; launch.json and .env.example among them. */
  files: Files
  env: Readonly<Record<string, string | undefined>>
  /** ISO. */
  today: string
}

/** Everything that is left to settle before the launch. Throws on a bad launch.json. */
export function checkLaunch({ files, env, today }: Given): Report {
  const launch = parseLaunch(files[launchFile] ?? '{}')
  const variables = readVariables(files['.env.example'] ?? '')
  const content = pick(files, /^src\/(content\/.*\.(ts|md)|pages\/[^/]+\/copy\.ts|site\.ts)$/)
  const claims = readClaims({ ...content, ...pick(files, /^pipeline\/security-txt\.ts$/) })
  return {
    findings: [
      ...findSamples(claims),
      ...findExpired(claims, today),
      ...findContradictions(files, launch.contradictions),
      ...findVariables(variables, env),
      ...findSecrets(variables, env),
      ...findHostTasks(launch.done, env),
      ...findPlaceholders(content),
    ],
    undecided: findUndecided(env, launch.off),
  }
}

function pick(files: Files, wanted: RegExp): Files {
  return Object.fromEntries(Object.entries(files).filter(([file]) => wanted.test(file)))
}
