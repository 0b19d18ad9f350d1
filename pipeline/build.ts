import { enableCompileCache, registerHooks } from 'node:module'

// React reads NODE_ENV when it is loaded, which is before Vite sets it.
process.env.NODE_ENV = 'production'
enableCompileCache('.cache/compiled')

// vite-react-ssg parses each page into a DOM to add preloads, which finish-page.ts takes out again. That is
// half of the time that the pages take.
registerHooks({
  resolve: (name, context, next) =>
    name === 'jsdom'
      ? next('./without-dom.ts', { parentURL: import.meta.url })
      : next(name, context),
})

const { build } = await import('vite-react-ssg/node')
const { finishSite } = await import('./finish-site.ts')
const { default: config } = await import('../vite.config.ts')
// Vite would bundle and run the file, and the whole pipeline with it, once for each of its builds.
await build(
  { onFinished: finishSite },
  { ...config({ command: 'build', mode: 'production' }), configFile: false },
)
