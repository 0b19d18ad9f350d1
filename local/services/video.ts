import { Hono } from 'hono'
import { serveLoopback } from '../serve-loopback.ts'
import type { Service } from './service.ts'

type LocalPlayer = {
  url: string
  /** Every time the player was asked for, with the referrer it was told; in order. */
  calls: { url: string; referer: string | null }[]
}

/** A stand-in player for one video: the site frames it as it would frame YouTube's or Vimeo's. */
function videoService(name: string, variable: string): Service<LocalPlayer> {
  return {
    name,
    variables: [variable],
    start: async () => {
      const calls: LocalPlayer['calls'] = []
      const app = new Hono().get('/video', (context) => {
        calls.push({ url: context.req.url, referer: context.req.header('referer') ?? null })
        return context.html(playerPage(name, context.req.query('autoplay') === '1'))
      })
      const { port, close } = await serveLoopback(app.fetch)
      const url = `http://localhost:${port}/video`
      return {
        api: { url, calls },
        env: { [variable]: url },
        note: 'a player that plays nothing but time',
        close,
      }
    },
  }
}

export const pricingVideo = videoService('Pricing video', 'VITE_PRICING_VIDEO_URL')
export const plannedChangeVideo = videoService(
  'Planned change video',
  'VITE_PLANNED_CHANGE_VIDEO_URL',
)

/** The player: it plays, pauses and ends, and fetches nothing. */
function playerPage(title: string, isPlaying: boolean) {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>${title} (local player)</title>
<style>
  body { margin: 0; height: 100vh; display: grid; grid-template-rows: 1fr auto; background: #0a2019; color: #eef5f1; font: 16px system-ui, sans-serif; }
  p { margin: auto; padding: 0 24px; text-align: center; }
  form { display: flex; gap: 12px; align-items: center; padding: 12px; }
  button { min-height: 44px; min-width: 88px; font: inherit; }
  progress { flex: 1; }
</style>
<p>${title}: the local stand-in. The site’s own video plays here once its address is configured.</p>
<form onsubmit="return false">
  <button id="play" type="button"></button>
  <progress id="bar" max="90" value="0" aria-label="Played"></progress>
  <output id="time"></output>
</form>
<script>
  let isPlaying = ${isPlaying}, second = 0
  const show = () => {
    play.textContent = isPlaying ? 'Pause' : 'Play'
    bar.value = second
    time.value = '0:' + String(second).padStart(2, '0') + ' of 1:30'
    document.documentElement.dataset.state = isPlaying ? 'playing' : 'paused'
  }
  play.onclick = () => { isPlaying = !isPlaying; show() }
  setInterval(() => {
    if (!isPlaying) return
    second += 1
    if (second === 90) { isPlaying = false; second = 0 }
    show()
  }, 1000)
  show()
</script>
</html>`
}
