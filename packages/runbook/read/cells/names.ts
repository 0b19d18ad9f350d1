import { unwrapped } from './links.ts'

/** Microsoft Project writes the part of a person's time behind the name: 'Finance[50%]'. */
const share = /\[\d+ ?%\]/g

/** Microsoft Project writes materials and costs among the people: 'Paint[14 bags]', 'Lift[380,00 €]'. */
const material = /\[\d[\d.,]* ?[^%\d\]][^\]]*\]$/

function withoutMaterials(text: string): string {
  if (!text.includes(']')) return text
  const sign = text.includes(';') ? ';' : ','
  // '1,5 mm' is no end of a name.
  const names = text.split(sign === ';' ? ';' : /,(?!\d)/)
  const people = names.filter((name) => !material.test(name.trim()))
  return people.join(sign).trim()
}

/** Azure DevOps writes the address behind the name: 'Ana Sol <ana.sol@bank.example>'. */
const address = / <[^<>@\s]{1,100}@[^<>\s]{1,200}>/g

/** The names in a cell of people, without a program's signs: '{Ana,"Luis Prado"}' is 'Ana, Luis Prado'. */
export function namesIn(text: string): string {
  const written = withoutMaterials(text).replaceAll(share, '').replaceAll(address, '')
  const names = unwrapped(written, 'name')
  return names === written
    ? names
    : names
        .replace(/,$/, '')
        .replace(/ ?,(?=\S)| ,/g, ', ')
        .trim()
}
