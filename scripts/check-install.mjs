/**
 * Ends a command with one sentence where the install lacks something. Any Node from 18 can run it; the rest
 * needs the Node that the install brings.
 */
import { accessSync, constants, existsSync } from 'node:fs'

function whatIsMissing() {
  const [folder] = /[%#]/.exec(process.cwd()) ?? []
  if (folder)
    return `The build can't work in a folder with ${folder} in its path (${process.cwd()}): move the project to another one.`
  if (!existsSync('node_modules')) return 'The packages are missing. Run: npm ci'
  if (Number.parseInt(process.versions.node, 10) < 24)
    return `This is Node ${process.versions.node}, and the project's own Node 24 is missing, because npm installed the packages without their install scripts. Run: npm ci --ignore-scripts=false`
  if (!isWritable('.'))
    return `The folder of the project can't be written to (${process.cwd()}): the build keeps its pages, its cache and its data there.`
  return undefined
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const missing = whatIsMissing()
if (missing) {
  console.error(`\n${missing}\n`)
  process.exit(1)
}
