import type { Cell, SerialCell } from './table.ts'

/** Formats that a workbook uses without writing them down (ECMA-376, 18.8.30); 27 to 58 are East Asian dates. */
const builtIn: Readonly<Record<number, string>> = {
  2: '0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}

function formatBy(id: number, own: ReadonlyMap<number, string>): string {
  const isEastAsian = (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return own.get(id) ?? builtIn[id] ?? (isEastAsian ? 'yyyy-mm-dd' : '')
}

function shownAs(code: string): SerialCell['shown'] | null {
  if (/\[(h+|m+|s+)\]/i.test(code)) return 'elapsed'
  const letters = code.replace(/\[[^\]]*\]/g, '').toLowerCase()
  const [hasDay, hasTime] = [/[dy]/.test(letters), /[hs]/.test(letters)]
  if (hasDay && hasTime) return 'day and time'
  if (hasTime) return 'time'
  return hasDay || /m/.test(letters) ? 'day' : null
}

export type NumberFormat = (value: number) => Cell

/** Excel keeps and shows 15 digits: 1.2000000000000002 is 1.2. */
function rounded(value: number): number {
  return Number(value.toPrecision(15))
}

/** A number with the zeros of a format such as '0.00' or '000', so that step 1.10 isn't 1.1; null if it has other digits. */
function padded(value: number, plain: string): string | null {
  const [, whole = '', decimals = ''] = /^(0+)(?:\.(0{1,2}))?$/.exec(plain.trim()) ?? []
  if (whole === '' || value < 0) return null
  const text = value.toFixed(decimals.length)
  const width = whole.length + (decimals === '' ? 0 : decimals.length + 1)
  return Number(text) === rounded(value) ? text.padStart(width, '0') : null
}

/** Shows numbers as the sheet does: as dates, times, per cent, or with a text behind them such as '0 "min"'. */
export function numberFormat(
  id: number,
  own: ReadonlyMap<number, string>,
  is1904: boolean,
): NumberFormat {
  const [code = ''] = formatBy(id, own).split(';')
  const texts = Array.from(code.matchAll(/"([^"]{1,40})"/g), ([, text = '']) => text)
  const plain = code.replace(/"[^"]*"|\\.|_.|\*./g, '')
  const shown = shownAs(plain)
  if (shown)
    return (value) => {
      // Days of the system of 1904 begin 1,462 days later. A time has no day.
      const hasDay = shown === 'day' || shown === 'day and time'
      // A link to an empty cell shows '00/01/1900'.
      if (hasDay && value === 0) return null
      return { serial: value + (is1904 && hasDay ? 1462 : 0), shown }
    }
  if (plain.includes('%')) return (value) => `${rounded(value * 100)}%`
  const behind = /[0#?]$/.test(code.replace(/"[^"]*"$/, '').trim()) ? texts.at(-1)?.trim() : ''
  // To three decimals: 0.333 h is 20 min to the minute, and 0.333333333333333 h isn't what the sheet shows.
  if (behind && /\p{L}/u.test(behind)) return (value) => `${Number(value.toFixed(3))} ${behind}`
  return (value) => {
    const text = padded(value, plain)
    return text === null || text === String(value) ? rounded(value) : text
  }
}
