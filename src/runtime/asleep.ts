/** What an island can do before it wakes: its asleep.ts. */
type Asleep = {
  isWanted: () => Promise<boolean>
  /** Returns the address that shows the file. */
  takeFile: (file: File) => Promise<string>
}

const asleep = import.meta.glob<Asleep>('./*/asleep.ts', { base: '../islands' })

/** `name` is the island's folder. */
export async function whileAsleep(name: string): Promise<Asleep> {
  return asleep[`./${name}/asleep.ts`]!()
}
