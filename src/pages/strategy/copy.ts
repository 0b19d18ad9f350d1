/** Words of the page around the document, which is strategy.md. */
export const desk = {
  note: 'Internal document. Nothing in it may be quoted to a customer.',
  print: 'Download as PDF',
  version: 'Version',
  contents: 'Contents',
}
