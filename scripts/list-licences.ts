/** Writes docs/licences.md from a fresh build with every part of the browser's code in it. */
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { shippedModulesFile } from '../pipeline/shipped-modules.ts'
import { buildForTests, testDist } from '../local/e2e/build.ts'
import { licencesPage } from './list-licences-markdown.ts'

const page = 'docs/licences.md'
if (!process.argv.includes('--no-build')) await buildForTests()
const modules: string[] = JSON.parse(await readFile(shippedModulesFile(testDist), 'utf8'))
const text = await format(licencesPage(modules), { ...(await resolveConfig(page)), filepath: page })
await writeFile(page, text)
console.log(`${page} is written.`)
