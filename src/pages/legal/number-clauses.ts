const TITLE = /(<h2[^>]*>)(\d+\.) /g
const CLAUSE = /<p>(\d+)\.(\d+) /g

function number(text: string) {
  return `<span class="clause-number">${text}</span> `
}

/**
 * Gives the numbers of titles ('7. …') and clauses ('7.3 …') an element of their own, so that they
 * can hang in the margin, and each clause an address, '#clause-7-3'.
 */
export function numberClauses(html: string): string {
  return html
    .replace(TITLE, (_, tag: string, title: string) => tag + number(title))
    .replace(
      CLAUSE,
      (_, title: string, clause: string) =>
        `<p class="clause" id="clause-${title}-${clause}">${number(`${title}.${clause}`)}`,
    )
}
