import { paymentsMigration } from '../../product/payments-migration.ts'
import { screens, type ScreenName } from '../../product/screens.tsx'
import { product } from '../../site.ts'

/** The screen that the story turned on; it shows the site's own event, never the customer's. */
export function StoryScreen({ name }: { name: ScreenName }) {
  const { title, Component } = screens[name]
  return (
    <section className="story-screen no-print">
      <h2>
        {product}’s {title}
      </h2>
      <p>Drawn with a fictional event, {paymentsMigration.name}.</p>
      <Component />
    </section>
  )
}
