// Written out, because UnoCSS finds class names in the source text.
const classes: Record<string, string> = {
  'globe-lock': 'i-lucide-globe-lock',
  'server-cog': 'i-lucide-server-cog',
  'list-checks': 'i-lucide-list-checks',
  headset: 'i-lucide-headset',
  'file-pen-line': 'i-lucide-file-pen-line',
}

/** A document's icon. Throws on a name that is not drawn here, so that a build shows it. */
export function LegalIcon({ name, className }: { name: string; className: string }) {
  const icon = classes[name]
  if (!icon) throw new Error(`src/pages/legals/legal-icon.tsx: add the class of the icon '${name}'`)
  return <span className={`${icon} ${className}`} aria-hidden />
}
