import type { FailureCode } from '../../failure.ts'
import { listEntries } from './unzip.ts'

/** The first bytes of files that are no table, as Latin-1. */
const beginnings: readonly (readonly [string, FailureCode])[] = [
  ['%PDF', 'pdf_file'],
  ['{\\rtf', 'rich_text'],
  ['ERMHDR', 'primavera_file'],
  ['MPX,', 'project_file'],
  ['MPX;', 'project_file'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['\xac\xed\0\x05', 'projectlibre_file'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
  ['\x1f\x8b', 'archive'],
]

/** Streams that show what a compound file holds, in UTF-16: [MS-CFB] 2.6.1. */
const streams: readonly (readonly [string, FailureCode])[] = [
  ['EncryptedPackage', 'encrypted'],
  ['TBkndTask', 'project_file'],
  ['VisioDocument', 'drawing'],
  ['PowerPoint Document', 'slides'],
  ['WordDocument', 'word_document'],
  ['__nameid_version', 'email'],
  ['Props', 'project_file'],
  ['Workbook', 'old_excel'],
  ['Book', 'old_excel'],
]

/** Entries that show what an archive is. */
const entries: readonly (readonly [RegExp, FailureCode])[] = [
  [/^META-INF\/manifest\.xml$/, 'open_document'],
  [/^Index\/(Document|Tables)/, 'numbers_file'],
  [/^index\.zip$/i, 'numbers_file'],
  [/^xl\/workbook\.bin$/, 'binary_workbook'],
  [/^word\/document\.xml$/, 'word_document'],
  [/^ppt\/presentation\.xml$/, 'slides'],
  [/^visio\//, 'drawing'],
  // A workbook may have others inside, in xl/embeddings.
  [/^(?!xl\/)(?:[^/]+\/)*[^/]+\.(?:csv|tsv|xlsx?|mpp)$/i, 'archive'],
]

/** Endings of files whose beginning doesn't tell. */
const endings: readonly (readonly [RegExp, FailureCode])[] = [
  [/\.mp[pt]$/i, 'project_file'],
  [/\.pod$/i, 'projectlibre_file'],
  [/\.gan$/i, 'gantt_project_file'],
  [/\.xer$/i, 'primavera_file'],
  [/\.numbers$/i, 'numbers_file'],
  [/\.g(?:sheet|doc|slides)$/i, 'google_link'],
]

/**
 * Whether a file is a bitmap: 'BM', the file's size in four bytes, and four reserved bytes that are 0 (BITMAPFILEHEADER,
 * learn.microsoft.com). A text may begin with 'BM', but has no zeros.
 */
function isBitmap(start: string): boolean {
  return start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0'
}

function byEnding(name: string): FailureCode | null {
  return endings.find(([ending]) => ending.test(name))?.[1] ?? null
}

/** Root elements of XML that is no Microsoft Project file. */
const roots: readonly (readonly [RegExp, FailureCode])[] = [
  [/^<APIBusinessObjects\b/, 'primavera_file'],
  [/^<project\b[^>]*\b(gantt|view-date|webLink)/i, 'gantt_project_file'],
  [/^<(html|body|table)\b/i, 'web_page'],
  [/^<svg\b/, 'picture'],
  [/^<(mxfile|mxGraphModel)\b/, 'drawing'],
]

function latin(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length))
}

function includes(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()
  for (let at = bytes.indexOf(wanted[0]!); at >= 0; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return true
  return false
}

/** Word, Excel and LibreOffice write these beside a file that somebody has open. */
function isLockFile(name: string, bytes: Uint8Array): boolean {
  return /^(~\$|\.~lock\.)/.test(name) || (bytes.length === 165 && (bytes[0] ?? 0) < 55)
}

/** Says what a file is that can't be read as a table; null if it may be one. `name` is the file's name. */
export function otherKind(name: string, bytes: Uint8Array): FailureCode | null {
  if (bytes.length === 0) return 'empty'
  if (isLockFile(name, bytes)) return 'lock_file'
  // Excel saves a text that somebody opened in it with a byte order mark.
  const start = latin(bytes, 32).replace(/^(?:\xef\xbb\xbf)?[\r\n]*/, '')
  const known = beginnings.find(([beginning]) => start.startsWith(beginning))
  if (known) return known[1]
  const isPicture =
    isBitmap(start) ||
    start.slice(4, 8) === 'ftyp' ||
    (start.startsWith('RIFF') && start.includes('WEBP'))
  if (isPicture) return 'picture'
  // [MS-CFB] 2.2: the header of a compound file.
  if (start.startsWith('\xd0\xcf\x11\xe0'))
    return (
      streams.find(([stream]) => includes(bytes, stream))?.[1] ??
      byEnding(name) ??
      'not_a_spreadsheet'
    )
  if (start.startsWith('PK')) {
    const names = listEntries(bytes)?.map((entry) => entry.name) ?? []
    return entries.find(([entry]) => names.some((each) => entry.test(each)))?.[1] ?? null
  }
  return byEnding(name)
}

/** Says what XML is that is no Microsoft Project file; null if it may be one. */
export function otherXml(text: string): FailureCode | null {
  const root = text
    .slice(0, 4000)
    .replace(/^\ufeff?\s*/, '')
    .replace(/^<\?xml[^>]*>\s*/, '')
    .replace(/^(<!--.*?-->|<!doctype[^>[]*>)\s*/gis, '')
  return roots.find(([start]) => start.test(root))?.[1] ?? null
}
