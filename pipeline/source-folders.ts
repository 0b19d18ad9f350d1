import { findFiles } from '../src/content/files.ts'

/**
 * The folders that hold what visitors see. All that looks for styles, classes or icons reads this list: a
 * component elsewhere would have no styles. A later folder's styles refine those of an earlier one.
 */
export const sourceFolders = ['packages/runbook-ui', 'src'] as const

/** The files of these folders that match a pattern, such as `**\/*.css`. */
export function findSource(pattern: string): string[] {
  return sourceFolders.flatMap((folder) => findFiles(`${folder}/${pattern}`))
}

/** Whether a module's id is a file of these folders with such an ending: `\.css$`. */
export function sourceFilter(ending: string): RegExp {
  return new RegExp(`/(?:${sourceFolders.join('|')})/.*${ending}`)
}
