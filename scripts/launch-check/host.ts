import { launchFile, type Finding } from './finding.ts'

/** What no file of the repository can show: the owner does it and says so in launch.json. */
export const hostTasks: Readonly<Record<string, string>> = {
  'form detection':
    "switch on form detection in Netlify (Forms), deploy, send a message from /contact and find it under Netlify's Forms",
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
