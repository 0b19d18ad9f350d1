import { NetlifyDev } from '@netlify/dev'

function quiet() {
  return undefined
}

/**
 * Netlify's emulator on a folder: its files, headers, redirects, blobs and resized pictures. What needs the
 * internet is off, the account that an earlier login may have left, and functions: it bundles one again for
 * every call, and ends it after 30 seconds. functions.ts runs them.
 */
export async function startNetlify(root: string) {
  const netlify = new NetlifyDev({
    projectRoot: root,
    apiToken: '',
    skipGitignore: true,
    logger: { log: quiet, warn: console.warn, error: console.error },
    functions: { enabled: false },
    edgeFunctions: { enabled: false },
    database: { enabled: false },
    geolocation: { enabled: false },
    aiGateway: { enabled: false },
    // Otherwise it puts netlify.toml's build settings into this process.
    environmentVariables: { enabled: false },
    // Pictures to resize are asked for where the page is: its address comes with each request.
    serverAddress: null,
  })
  await netlify.start()
  return netlify
}
