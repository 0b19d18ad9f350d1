import { NetlifyDev } from '@netlify/dev'

const quiet = () => undefined
const logger = { log: quiet, warn: console.warn, error: console.error }

type Part = 'everything' | 'functions'

/**
 * Netlify's emulator on a folder, without what needs the internet: edge functions, geolocation,
 * the AI gateway, and the account that an earlier login may have left.
 */
export const startNetlify = async (
  root: string,
  part: Part = 'everything',
): Promise<NetlifyDev> => {
  const withFiles = { enabled: part === 'everything' }
  const netlify = new NetlifyDev({
    projectRoot: root,
    apiToken: '',
    skipGitignore: true,
    logger,
    edgeFunctions: { enabled: false },
    database: { enabled: false },
    geolocation: { enabled: false },
    aiGateway: { enabled: false },
    images: { enabled: false },
    // It would put netlify.toml's build settings into this process.
    environmentVariables: { enabled: false },
    staticFiles: withFiles,
    headers: withFiles,
    redirects: withFiles,
  })
  await netlify.start()
  return netlify
}
