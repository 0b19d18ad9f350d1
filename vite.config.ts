import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refusePublishedSecrets } from './pipeline/published-secrets.ts'
import { bundledSheets } from './pipeline/styles/bundled-sheets.ts'
import { siteUtilities } from './pipeline/uno.ts'
import {
  addListRoles,
  copyServerImages,
  lightenServerBuild,
  reloadOnServerChange,
  islandStyles,
  writeDrawings,
} from './pipeline/vite-plugins.ts'

/** A page whose loader failed is an error, not a page. */
function refuseErrors(route: string, html: string): string {
  if (html.includes('Unexpected Application Error'))
    throw new Error(`${route}: a loader or component failed while rendering`)
  return html
}

const outDir = process.env.OUT_DIR ?? 'dist'

export default defineConfig(({ command }) => ({
  envPrefix: ['VITE_', 'SITE_ORIGIN'],
  plugins: [
    refusePublishedSecrets(),
    addListRoles(),
    react(),
    bundledSheets(),
    siteUtilities(command === 'build'),
    writeDrawings(),
    lightenServerBuild(),
    copyServerImages(outDir),
    islandStyles(),
    reloadOnServerChange(),
  ],
  worker: { format: 'es' },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    ssrEmitAssets: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  ssgOptions: {
    entry: 'src/prerender.tsx',
    dirStyle: 'flat',
    beastiesOptions: false,
    onPageRendered: refuseErrors,
  },
}))
