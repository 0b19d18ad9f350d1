const upToNineteen =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const list = new Intl.ListFormat('en-GB')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** 0 → 'no', 13 → 'thirteen', 75 → 'seventy-five'; digits from 100 and for fractions. */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= 100) return count.toLocaleString('en-GB')
  const small = upToNineteen[count]
  if (small) return small
  const ten = tens[Math.floor(count / 10) - 2]!
  return count % 10 === 0 ? ten : `${ten}-${upToNineteen[count % 10]}`
}

/** ['a', 'b', 'c'] → 'a, b and c' */
export function listed(items: readonly string[]): string {
  return list.format(items)
}
