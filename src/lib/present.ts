type Present<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

/** The fields that have a value; those that are null or undefined are left out. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given) as Present<Fields>
}
