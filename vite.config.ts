import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refuseErrors } from './pipeline/refuse-errors.ts'
import { refusePublishedSecrets } from './pipeline/published-secrets.ts'
import { noteShippedModules } from './pipeline/shipped-modules.ts'
import { layerStyles } from './pipeline/styles/layers.ts'
import { siteUtilities } from './pipeline/uno.ts'
import {
  copyServerImages,
  lightenServerBuild,
  reloadOnServerChange,
  islandStyles,
  writeDrawings,
} from './pipeline/vite-plugins.ts'

const outDir = process.env.OUT_DIR ?? 'dist'
const shipped = noteShippedModules(outDir)

export default defineConfig(({ command }) => ({
  envPrefix: ['VITE_', 'SITE_ORIGIN'],
  plugins: [
    refusePublishedSecrets(),
    react(),
    layerStyles(),
    siteUtilities(command === 'build'),
    writeDrawings(),
    lightenServerBuild(),
    copyServerImages(outDir),
    islandStyles(),
    shipped.pages,
    reloadOnServerChange(),
  ],
  worker: { format: 'es', plugins: () => [shipped.workers] },
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
