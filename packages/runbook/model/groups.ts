/** Returns a group and all groups around it, the innermost first. Where groups are in each other, each comes once. */
export function groupsAround(
  group: string | null | undefined,
  parents: ReadonlyMap<string, string | null | undefined>,
): string[] {
  const keys = new Set<string>()
  for (let key = group; key && !keys.has(key); key = parents.get(key)) keys.add(key)
  return [...keys]
}
