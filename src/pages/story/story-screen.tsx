import { paymentsMigration } from '../../product/payments-migration.ts'
import { screens, type ScreenName } from '../../product/screens.tsx'
import { screen } from './copy.ts'

/** The screen that the story turned on; it shows the site's own event, never the customer's. */
export function StoryScreen({ name }: { name: ScreenName }) {
  const { title, Component } = screens[name]
  return (
    <section className="col-span-full min-w-0 my-6 no-print">
      <h2 className="mb-1 text-[1.1875rem]">{screen.title(title)}</h2>
      <p className="mb-5 text-[.9375rem] text-ink-2">{screen.note(paymentsMigration.name)}</p>
      <Component />
    </section>
  )
}
