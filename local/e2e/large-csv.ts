/** A runbook of so many tasks as a visitor's CSV: phases of fifty, ten lanes that meet, thirty owners. */
export function largeCsv(count: number): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const [task, after] = [i + 1, i < 10 ? '' : String(i - 9)]
    return `${task},Phase ${Math.floor(i / 50) + 1},Move service ${task},Owner ${i % 30},${1 + ((i * 7) % 5)},${after}`
  })
  return ['Id,Phase,Task,Owner,Mins,Predecessors', ...rows].join('\n')
}
