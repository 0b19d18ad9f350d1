import { serveDevelopment } from './site/serve-development.ts'

// `netlify dev` starts this file with a port, and waits for that port.
await serveDevelopment({ port: Number(process.argv[2]) })
