import type { Files, Finding } from './finding.ts'

// Ofcom's numbers for drama (020 7946 0xxx), and the top-level domain that RFC 2606 reserves.
const patterns: readonly { found: RegExp; todo: string }[] = [
  {
    found: /020(?:\s|\\u00a0)7946(?:\s|\\u00a0)0\d{3}|44207946\d{4}/g,
    todo: 'put the real number',
  },
  { found: /https:\/\/www\.linkedin\.com\/in\/(?=['")\s])/g, todo: "put the person's own page" },
  { found: /[\w.+-]+(?:@|:\/\/)?[\w.-]*\.example\b(?!-)/g, todo: 'put the real address' },
]

/** Links, addresses and telephone numbers that lead nowhere, once for each line. */
export function findPlaceholders(files: Files): Finding[] {
  return Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index): Finding[] => {
      if (isComment(line) || isFallback(line)) return []
      return patterns.flatMap(({ found, todo }): Finding[] => {
        const [what] = line.match(found) ?? []
        return what ? [{ kind: 'placeholder', what, file, line: index + 1, todo }] : []
      })
    }),
  )
}

/** A setting's fallback is no longer used once that is set, and the settings are checked. */
function isFallback(line: string): boolean {
  return /(\?\?|\|\|)\s*'https?:/.test(line)
}

function isComment(line: string): boolean {
  return /^\s*(\/\/|\/?\*)/.test(line)
}
