import { serveDevelopment } from './site/serve-development.ts'

// node local/netlify-dev.ts <port>: what `netlify dev` starts, and whose port it waits for.
await serveDevelopment({ port: Number(process.argv[2]) })
