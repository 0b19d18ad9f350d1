/**
 * Writes `styles.css` when the package is packed, for hosts without UnoCSS: the tokens, every rule that a component
 * names, the components' own styles, and the controls' states. All is in layers, so that a host's own rules win.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator } from 'unocss'
import { presetsRunbookUi } from './preset.ts'

const folder = join(import.meta.dirname, '..')

/** The text of the package's files with an ending, but for those beside this one. */
function read(ending: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !/^(node_modules|styles|tests)\b/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

const uno = await createGenerator({ presets: presetsRunbookUi() })
const { getLayer } = await uno.generate(read('.tsx'))
const host = `*,::before,::after{box-sizing:border-box}
:where(h2,h3,h4,p,ul,ol,dl,dd,figure,table,fieldset){margin:0;padding:0}
fieldset{border:0;min-width:0}
:is(ul,ol)[role='list']{list-style:none}
table{border-collapse:collapse;width:100%}
th{text-align:left;font-weight:inherit}
:where(button,input,select){font:inherit;color:inherit}
:where(button){background:none;border:0;padding:0;cursor:pointer}
svg{display:block}
[class*='i-lucide-']{display:inline-block;flex-shrink:0;width:1em;height:1em;vertical-align:-.125em}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`

const layers = {
  base: [getLayer('preflights'), host],
  components: [getLayer('shortcuts'), read('.css')],
  utilities: [getLayer('icons'), getLayer('default')],
  states: [readFileSync(join(folder, 'styles/states.css'), 'utf8')],
}
const order = Object.keys(layers).map((name) => `runbook-ui.${name}`)
const css = Object.entries(layers).map(
  ([name, parts]) => `@layer runbook-ui.${name}{\n${parts.filter(Boolean).join('\n')}\n}`,
)
writeFileSync(join(folder, 'styles.css'), [`@layer ${order.join(',')};`, ...css].join('\n'))
