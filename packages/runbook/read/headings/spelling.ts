import { plain } from '../../words/plain.ts'
import { longestValue } from '../file/table.ts'

/** The zone behind a heading, 'Start (IST)': in capitals, since 'Start Ist' is German for a measured start. */
export const zoneBehind =
  /(?<=\p{Ll}.*)[\s(]+(?:UTC|GMT|BST|IST|CES?T|[ECMP][SD]T|AE[SD]T|SGT|JST)\)?$/u

/** What the headings of old programs leave out: 'PLAN STRT DT'. */
const short: Readonly<Record<string, string>> = {
  strt: 'start',
  dt: 'date',
  tm: 'time',
  deb: 'debut',
}

/** 'taskName' and 'TaskName' as 'task Name', 'start_time' as 'start time', 'DR1' as 'DR 1'. */
export function apart(heading: string): string {
  return (
    heading
      .replace(zoneBehind, '')
      // '活動名稱 (Title)' says it in two scripts.
      .replace(/^[^\p{Script=Latin}()]+\(([\p{Script=Latin} ]{2,40})\)$/u, '$1')
      // 'Dr. Roth' is no disaster recovery.
      .replace(/\bDr\.?\s(?=\p{Lu}\p{Ll})/u, '')
      // Project Online: 'TaskIsSummary', 'TaskPercentCompleted'.
      .replace(/^Task(?=Is[A-Z]|PercentC|Outline)/, '')
      // What Salesforce puts behind a name: 'Depends_On__r.Name', 'Planned_Start__c'.
      .replace(/__(?:c|r\.Name)$/, '')
      .replace(/_/g, ' ')
      // 'dependsOn/0' and 'dependsOn/1' are members of one list.
      .replace(/(?<=\p{Ll})[/.]\d$/u, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/\b([A-Za-z]{2})(\d)\b/g, '$1 $2')
  )
}

/** Without case, accents, punctuation and brackets. */
export function normalise(heading: string): string {
  return (
    plain(apart(heading.slice(0, longestValue)))
      // 'Inward issue link (Blocks)': the brackets say which link it is.
      .replace(/ issue link \((?!blocks)[^)]*(?:\)|$)/g, ' other link')
      .replace(
        /^(?:custom field|benutzerdefiniertes feld|champ personnalise|campo personalizado) \((.*)\)$/,
        '$1',
      )
      // An unclosed bracket reaches to the end. Matching it here keeps the search linear.
      .replace(/\([^)]*(?:\)|$)|\[[^\]]*(?:\]|$)/g, ' ')
      .replace(/[^\p{L}\p{N}#%]+|^σ /gu, ' ')
      .replace(/\b(?:strt|dt|tm|deb)\b/g, (word) => short[word]!)
      // As one word, since a 'dry' alone is no rehearsal: a dock may be dry, too.
      .replace(/\bdry run/g, 'dryrun')
      .trim()
      // 'Start UTC', 'Finish CET time'
      .replace(/(?<=\w) (?:utc|gmt|bst|ces?t|mez|local)(?: time)?$/, '')
  )
}

/** 'zustandig' of 'zustaendig', as old programs write 'zuständig'. */
export function withoutUmlauts(name: string): string {
  return name.replace(/([aou])e/g, '$1')
}
