import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Real words in an order that only looks random: they compress as text does, and alike on each run.
const words =
  'team work plan time people customer result page build ship track invoice report board task file share review comment deadline project client budget simple clear quick honest steady small large modern private secure every single whole first second next last monthly yearly weekly daily start finish move change keep find show hide send receive approve reject invite assign follow measure compare improve reduce double half before after during without within across between about around again always never often rarely together alone online today tomorrow price cost value trial support answer question guide lesson story example template calendar timeline chart table list note message channel alert reminder summary history version export import backup restore access role owner member guest company agency studio school hospital factory office local global country city language currency privacy policy contract payment refund discount upgrade renew'.split(
    ' ',
  )
const cssBytes = 8192
const total = 1200

/** Numbers from 0 to 1 that are the same in each run (Numerical Recipes' generator). */
function sequence(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function css(): string {
  const next = sequence(7)
  const base =
    '*{box-sizing:border-box}body{margin:0;font:400 1rem/1.6 system-ui,Arial,sans-serif;color:#1b1f24}h1,h2,h3{line-height:1.15;margin:0 0 .6em;text-wrap:balance}h1{font-size:clamp(2.2rem,6vw,4rem)}h2{font-size:clamp(1.6rem,4vw,2.6rem)}p{margin:0 0 1em;max-width:65ch}.w{max-width:72rem;margin-inline:auto;padding:0 1.25rem}header{position:sticky;top:0;background:#fff;border-bottom:1px solid #e4e7eb}header .w,nav{display:flex;gap:1rem;align-items:center;min-height:3rem;flex-wrap:wrap}section{padding:4rem 0}.g{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr))}.c{padding:1.5rem;border:1px solid #e4e7eb;border-radius:1rem}details{border-bottom:1px solid #e4e7eb}footer{background:#10151c;color:#e8ecf1;padding:3rem 0}'
  const properties = ['padding', 'margin', 'gap', 'font-size', 'max-width', 'width', 'top']
  let text = base
  for (let i = 0; text.length < cssBytes; i += 1) {
    const property = properties[Math.floor(next() * properties.length)]
    const colour = Math.floor(next() * 0xffffff).toString(16)
    text += `.u${i}{${property}:${(next() * 6).toFixed(2)}rem;color:#${colour.padStart(6, '0')}}`
  }
  return text
}

/**
 * Writes the page that is the measure of all others: by hand, as many words and sections as a home
 * page has, 8 KB of inlined CSS, the system's typeface, no script, no image, no other request.
 */
export async function writeFloor(dir: string) {
  const next = sequence(42)
  let used = 0

  function say(count: number) {
    used += count
    return Array.from({ length: count }, () => words[Math.floor(next() * words.length)]).join(' ')
  }

  function paragraph(count: number) {
    return `<p>${Array.from({ length: Math.ceil(count / 12) }, () => `${say(12)}.`).join(' ')}</p>`
  }

  function grid(cards: number, count: number) {
    const card = `<article class="c"><h3>`
    const all = Array.from(
      { length: cards },
      () => `${card}${say(3)}</h3>${paragraph(count)}</article>`,
    )
    return `<div class="g">${all.join('')}</div>`
  }

  function section(title: number, inside: () => string) {
    return `<section><div class="w"><h2>${say(title)}</h2>${inside()}</div></section>`
  }

  const links = ['Features', 'Pricing', 'Customers', 'Questions', 'Contact']
  const nav = `<nav>${links.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>`
  const parts = [
    `<header><div class="w"><a href="/">Limit</a>${nav}</div></header><main>`,
    `<section><div class="w"><h1>${say(7)}</h1>${paragraph(34)}<a href="#Pricing">Start</a></div></section>`,
    section(5, () => paragraph(30) + grid(9, 28)),
    section(6, () => paragraph(60) + grid(4, 16)),
    section(5, () => grid(6, 30)),
    section(4, () => paragraph(20) + grid(3, 24)),
    section(4, () =>
      Array.from(
        { length: 8 },
        () => `<details><summary>${say(7)}?</summary>${paragraph(28)}</details>`,
      ).join(''),
    ),
    section(5, () => paragraph(Math.max(12, total - used))),
    `</main><footer><div class="w"><p>${say(12)}.</p>${nav}</div></footer>`,
  ]
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>The least that a home page can weigh</title><meta name="description" content="A page written by hand: text, inline CSS, the system's typeface."><link rel="icon" href="data:,"><style>${css()}</style></head><body>`
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'index.html'), `${head}${parts.join('\n')}</body></html>\n`)
}
