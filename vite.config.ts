import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { copyServerImages, reloadOnServerChange, shortenPreload } from './build/vite-plugins.ts'
import { finishSite } from './build/finish-site.ts'
import { finishPage } from './build/finish-page.ts'
import { writeGallery } from './build/gallery.ts'
import { drawPersonas } from './build/personas.ts'
import { noteShippedModules } from './build/shipped-modules.ts'
import { timeSteps } from './build/step-times.ts'
import { siteStyles } from './build/styles/stylesheet.ts'
import { iconStyles } from './build/styles/utilities.ts'

const outDir = process.env.OUT_DIR ?? 'dist'
const shipped = noteShippedModules(outDir)

export default defineConfig({
  envPrefix: ['VITE_', 'SITE_ORIGIN'],
  plugins: [
    timeSteps(),
    react(),
    siteStyles(),
    iconStyles(),
    drawPersonas(),
    writeGallery(),
    copyServerImages(outDir),
    shortenPreload(),
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
    onPageRendered: finishPage,
    onFinished: finishSite,
  },
})
