import { NetlifyDev } from '@netlify/dev'

/** Netlify's emulator, without what needs the internet and without functions: it would bundle one for each call. */
export async function startNetlify(root: string) {
  const netlify = new NetlifyDev({
    projectRoot: root,
    apiToken: '',
    skipGitignore: true,
    logger: { log: () => undefined, warn: console.warn, error: console.error },
    functions: { enabled: false },
    edgeFunctions: { enabled: false },
    database: { enabled: false },
    geolocation: { enabled: false },
    aiGateway: { enabled: false },
    // Otherwise it puts netlify.toml's build settings into this process.
    environmentVariables: { enabled: false },
    // Each request brings its own address.
    serverAddress: null,
  })
  await netlify.start()
  return netlify
}
