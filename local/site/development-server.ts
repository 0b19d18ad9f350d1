import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dev } from 'vite-react-ssg/node'

// What serve-development.ts starts. The services' settings come by standard input: Vite loads meanwhile.
const settings = text(process.stdin).then((json) => Object.assign(process.env, JSON.parse(json)))

await dev(
  {},
  {
    configFile: join(import.meta.dirname, 'vite.dev.config.ts'),
    plugins: [
      { name: 'await-services', enforce: 'pre', config: async () => void (await settings) },
    ],
  },
)
