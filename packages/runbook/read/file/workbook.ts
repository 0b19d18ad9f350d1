import { Refused, limits } from '../../failure.ts'
import { numberFormat, type NumberFormat } from './number-format.ts'
import { isFilled, type Cell, type Merge, type Row, type Sheet } from './table.ts'
import { unpack } from './unzip.ts'
import { readXml, type Attributes, type Budget } from './xml.ts'

/** Some writers separate folders by backslashes, and begin with a slash. */
function slashed(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '')
}

/** Parts without which a sheet can't be shown. Drawings, charts and pivot tables are never unpacked. */
function isPart(name: string): boolean {
  return /^xl\/(_rels\/workbook\.xml\.rels|[^/]+\.xml|worksheets\/[^/]+\.xml)$/i.test(slashed(name))
}

/** 'B7' → column 1 and row 6. */
function placeIn(reference: string): { row: number; column: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64)
  return { row: Number(digits) - 1, column: column - 1 }
}

type Styles = {
  readonly formats: readonly NumberFormat[]
  readonly indents: readonly number[]
  /** Whether a cell has a colour behind it that is not white. */
  readonly areColoured: readonly boolean[]
}

/** White, and the system's own colours, among the numbered ones (ECMA-376, 18.8.27). */
const unseen = ['1', '9', '64', '65']

/** A background that is seen; theme 0 is white as long as nothing darkens it. */
function isColour({ rgb, theme, tint = '0', indexed = '64' }: Attributes): boolean {
  if (rgb) return !/^(?:..)?ffffff$/i.test(rgb)
  return theme === undefined ? !unseen.includes(indexed) : theme !== '0' || Number(tint) !== 0
}

function readStyles(xml: string, is1904: boolean, budget: Budget): Styles {
  const own = new Map<number, string>()
  const ids: number[] = []
  const indents: number[] = []
  const areColoured: boolean[] = []
  const fills: boolean[] = []
  let [isInCells, isInFills, isFilledIn] = [false, false, false]
  readXml(xml, budget, {
    open: (name, attributes) => {
      const { numFmtId = '0', formatCode = '', indent, fillId = '0', patternType } = attributes
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode.slice(0, 200))
      if (name === 'fills') isInFills = true
      if (isInFills && name === 'fill') fills.push(false)
      if (name === 'patternFill') isFilledIn = (patternType ?? 'none') !== 'none'
      if (isInFills && isFilledIn && name === 'fgColor')
        fills[fills.length - 1] = isColour(attributes)
      if (name === 'cellXfs') isInCells = true
      if (isInCells && name === 'xf') {
        ids.push(Number(numFmtId))
        indents.push(0)
        areColoured.push(fills[Number(fillId)] ?? false)
      }
      if (isInCells && name === 'alignment' && indent) indents[indents.length - 1] = Number(indent)
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
      if (name === 'fills') isInFills = false
    },
  })
  const byId = new Map<number, NumberFormat>()
  const formats = ids.map((id) => {
    const known = byId.get(id) ?? numberFormat(id, own, is1904)
    byId.set(id, known)
    return known
  })
  return { formats, indents, areColoured }
}

/** The texts of rich text are joined; its phonetic guides are left out. */
function readSharedTexts(xml: string, budget: Budget): string[] {
  const texts: string[] = []
  let [isText, isGuide] = [false, false]
  readXml(xml, budget, {
    open: (name) => {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isGuide = true
      isText = name === 't' && !isGuide
    },
    text: (part) => {
      if (isText && texts.length > 0) texts[texts.length - 1] += part
    },
    close: (name) => {
      if (name === 'rPh') isGuide = false
      isText = false
    },
  })
  return texts
}

type Entry = { readonly name: string; readonly path: string; readonly isHidden: boolean }

function readEntries(workbook: string, relations: string, budget: Budget) {
  const targets = new Map<string, string>()
  readXml(relations, budget, {
    open: (name, { Id = '', Target = '', Type = '' }) => {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      targets.set(Id, path)
      // A writer may give the shared texts and the styles any name.
      targets.set(Type.slice(Type.lastIndexOf('/') + 1), path)
    },
  })
  const entries: Entry[] = []
  let is1904 = false
  readXml(workbook, budget, {
    open: (element, { name = '', id = '', state, date1904 }) => {
      if (element === 'workbookPr') is1904 = date1904 === '1' || date1904 === 'true'
      if (element !== 'sheet') return
      const path = targets.get(id) ?? ''
      entries.push({ name, path, isHidden: state === 'hidden' || state === 'veryHidden' })
    },
  })
  return { entries, is1904, targets }
}

/** Cells with a colour, of which a template may have a whole sheet. */
const mostColoured = 100_000

type Counts = { cells: number; coloured: number }

/** A cell as its XML says it; its value and its formula are null without an element for them. */
type WrittenCell = {
  readonly row: number
  readonly column: number
  readonly style: number
  readonly type: string
  value: string | null
  formula: string | null
}

type Known = { readonly styles: Styles; readonly shared: readonly string[] }

/** A cell as it is seen. */
function seen({ style, type, value, formula }: WrittenCell, { styles, shared }: Known): Cell {
  if (formula !== null && value === null) return { formula: `=${formula.slice(0, 100)}` }
  if (value === null || value === '') return null
  if (type === 's') return shared[Number(value)] ?? null
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  const number = type === '' || type === 'n' ? Number(value) : NaN
  if (!Number.isFinite(number)) return value
  return styles.formats[style]?.(number) ?? Number(number.toPrecision(15))
}

/** Puts a cell in its place; the limits hold for all sheets together. */
function put(cell: Cell, rows: Cell[][], { row, column }: WrittenCell, counts: Counts) {
  if (cell === null) return
  if (typeof cell === 'string' && cell.length > limits.cell) throw new Refused('cell_too_long')
  if (row >= limits.rows || column >= limits.columns) throw new Refused('too_many_rows')
  if (++counts.cells > limits.cells) throw new Refused('too_many_cells')
  while (rows.length <= row) rows.push([])
  const cells = rows[row]!
  while (cells.length < column) cells.push(null)
  cells[column] = typeof cell === 'string' && cell.trim() === '' ? null : cell
}

/** Adds a cell to the columns of its row. */
function addTo(columns: Map<number, number[]>, { row, column }: WrittenCell) {
  const others = columns.get(row)
  if (others) others.push(column)
  else columns.set(row, [column])
}

function mergeOf(reference: string): Merge | null {
  const [from, to] = reference.split(':').map(placeIn)
  return from && to ? { top: from.row, left: from.column, bottom: to.row, right: to.column } : null
}

function readSheet(
  xml: string,
  known: Known,
  budget: Budget,
  counts: Counts,
): Pick<Sheet, 'rows' | 'merges' | 'indents' | 'coloured'> {
  const rows: Cell[][] = []
  const indents: number[] = []
  const merges: Merge[] = []
  const coloured = new Map<number, number[]>()
  let [row, column] = [-1, -1]
  let cell: WrittenCell | null = null
  let isValue = false

  readXml(xml, budget, {
    open: (name, { r = '', s = '0', t = '', ref = '', outlineLevel }) => {
      if (name === 'row') {
        row = r === '' ? row + 1 : Number(r) - 1
        column = -1
        if (row > limits.rows) throw new Refused('too_many_rows')
        if (outlineLevel) indents[row] = Number(outlineLevel)
      }
      if (name === 'c') {
        const place = placeIn(r)
        row = place?.row ?? row
        column = place?.column ?? column + 1
        cell = { row, column, style: Number(s), type: t, value: null, formula: null }
      }
      isValue = name === 'v' || name === 't'
      if (cell && isValue) cell.value ??= ''
      if (cell && name === 'f') cell.formula ??= ''
      const merge = name === 'mergeCell' ? mergeOf(ref) : null
      if (merge) merges.push(merge)
    },
    text: (part) => {
      if (!cell) return
      if (cell.value !== null && isValue) cell.value += part
      else if (cell.formula !== null && cell.value === null) cell.formula += part
    },
    close: (name) => {
      isValue = false
      if (name !== 'c' || !cell) return
      const read = seen(cell, known)
      put(read, rows, cell, counts)
      const isColoured = known.styles.areColoured[cell.style]
      if (isColoured && counts.coloured++ < mostColoured) addTo(coloured, cell)
      const indent = read === null ? 0 : (known.styles.indents[cell.style] ?? 0)
      if (indent > 0) indents[row] = Math.max(indents[row] ?? 0, indent)
      cell = null
    },
  })
  const isIndented = indents.some((indent) => indent > 0)
  return {
    rows: filledDown(rows, merges),
    merges,
    coloured,
    ...(isIndented && { indents: rows.map((_, i) => indents[i] ?? 0) }),
  }
}

/** One sheet beyond the limits, such as a wide page of help, doesn’t refuse its workbook. */
function orTooLarge(name: string, read: () => Omit<Sheet, 'name'>): Sheet {
  try {
    return { name, ...read() }
  } catch (error) {
    if (!(error instanceof Refused) || error.failure.code !== 'too_many_rows') throw error
    return { name, rows: [], isTooLarge: true }
  }
}

/** A cell that is merged over several rows stands in each of them that has cells of its own. */
function filledDown(rows: readonly Cell[][], merges: readonly Merge[]): readonly Row[] {
  const haveOwn = rows.map((row) => row.some(isFilled))
  let work = 0
  for (const { top, left, bottom } of merges) {
    const value = rows[top]?.[left] ?? null
    if (value === null) continue
    const last = Math.min(bottom, rows.length - 1)
    work += last - top
    if (work > limits.cells) throw new Refused('too_many_cells')
    for (let row = top + 1; row <= last; row++) {
      if (!haveOwn[row]) continue
      const cells = rows[row]!
      while (cells.length <= left) cells.push(null)
      cells[left] ??= value
    }
  }
  return rows
}

function readAll(files: ReadonlyMap<string, Uint8Array>): Sheet[] {
  const budget: Budget = { left: limits.unpacked }
  const byPath = new Map([...files].map(([path, bytes]) => [slashed(path).toLowerCase(), bytes]))

  if (!byPath.has('xl/workbook.xml')) throw new Refused('not_a_spreadsheet')

  function text(path: string): string {
    return new TextDecoder().decode(byPath.get(path.toLowerCase()))
  }

  function orNothing<Result>(path: string, read: (xml: string) => Result, nothing: Result): Result {
    return byPath.has(path.toLowerCase()) ? read(text(path)) : nothing
  }

  const { entries, is1904, targets } = readEntries(
    text('xl/workbook.xml'),
    text('xl/_rels/workbook.xml.rels'),
    budget,
  )
  const texts = targets.get('sharedStrings') ?? 'xl/sharedStrings.xml'
  const shared = orNothing(texts, (xml) => readSharedTexts(xml, budget), [])
  const looks = targets.get('styles') ?? 'xl/styles.xml'
  const styles = orNothing(looks, (xml) => readStyles(xml, is1904, budget), {
    formats: [],
    indents: [],
    areColoured: [],
  })
  const counts: Counts = { cells: 0, coloured: 0 }
  const visible = entries.filter(({ isHidden }) => !isHidden)
  return (visible.length > 0 ? visible : entries)
    .filter(({ path }) => byPath.has(path.toLowerCase()))
    .map(({ name, path }) =>
      orTooLarge(name, () => readSheet(text(path), { styles, shared }, budget, counts)),
    )
}

/**
 * Reads an .xlsx workbook as its sheets are seen (ECMA-376, part 1, 18). Throws Refused: encrypted, broken_archive,
 * unpacks_too_large, not_a_spreadsheet, broken_workbook, too_many_cells, cell_too_long.
 */
export function readWorkbook(bytes: Uint8Array): Sheet[] {
  return readAll(unpack(bytes, isPart))
}
