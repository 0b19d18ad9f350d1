import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedModulesFile } from '../../pipeline/shipped-modules.ts'
import { testDist } from '../../local/e2e/build.ts'
import { repository } from '../../local/repository.ts'

/** The modules that the test build ships to browsers. */
export function shippedModules(): string[] {
  return JSON.parse(readFileSync(join(repository, shippedModulesFile(testDist)), 'utf8'))
}
