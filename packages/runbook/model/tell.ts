import { duration } from '../words/times.ts'
import { counted } from '../words/counts.ts'
import { wayBackOf, type WayBack } from './event.ts'
import type { RunNews } from './run.ts'

export type EventWords = Partial<
  Record<'started' | 'finished' | 'backed out', (time: string) => string>
> & { wayBack?: WayBack }

/** `at` formats a minute from T0. */
export function tell(
  news: RunNews,
  at: (minute: number) => string,
  words: EventWords = {},
): string {
  const { called, over } = words.wayBack ?? wayBackOf()!
  switch (news.kind) {
    case 'started':
      return words.started?.(at(0)) ?? 'The run has started.'
    case 'decided':
      return `${news.gate.name}: go, at ${at(news.minute)}.`
    case 'finished':
      return words.finished?.(at(news.minute)) ?? `Finished at ${at(news.minute)}.`
    case 'backed out':
      return words['backed out']?.(at(news.minute)) ?? `${over} at ${at(news.minute)}.`
    case 'called':
      return `${called} at ${at(news.minute)}: ${counted(news.tasks, 'task')}, finished by ${at(news.finish)}.`
    case 'taken back':
      return `The run goes on from ${at(news.minute)}. The finish is ${at(news.finish)}.`
    case 'delayed': {
      const { task, minutes, from, to } = news
      const takes = `${task.name || task.id} takes ${duration(Math.abs(minutes))} ${minutes < 0 ? 'less' : 'longer'}.`
      return from === to
        ? `${takes} ${minutes < 0 ? 'T' : 'Float absorbs it: t'}he finish stays at ${at(to)}.`
        : `${takes} The finish moves from ${at(from)} to ${at(to)}.`
    }
    case 'refused':
      return news.why
    default:
      return news satisfies never
  }
}
