import { Band } from '../../components/band.tsx'
import { BookingLink } from '../../components/booking-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { Faq } from '../../components/faq.tsx'
import { GoNoGo } from '../../components/go-no-go.tsx'
import { StoryDoor } from '../../components/story-door.tsx'
import { getStory } from '../../content/stories.ts'
import { discoveryBooking } from '../../integrations/booking.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { faqPage, howTo } from '../../seo/structured-data/content-nodes.ts'
import {
  closing,
  expectations,
  faqTitle,
  followTitle,
  head,
  hero,
  homeFaqs,
  howItWorks,
  storyTitle,
  timeToValue,
  voices,
} from './copy.ts'
import { Expectations } from './expectations.tsx'
import { Follow } from './follow.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { TimeToValue } from './time-to-value.tsx'
import { Voices } from './voices.tsx'

const nodes = [faqPage(homeFaqs), howTo(howItWorks.title, howItWorks.steps)]

/** The home page, in the specification's order. */
export function Component() {
  return (
    <>
      <PageHead {...head} nodes={nodes} />
      <Hero {...hero} />
      <HowItWorks {...howItWorks} />
      <TimeToValue {...timeToValue} />
      <Expectations {...expectations} />
      <Voices {...voices} />
      <Band name="Story" on="bg-ground-2">
        <StoryDoor
          title={storyTitle}
          stories={[getStory('one-patient-record-for-fourteen-sites')!]}
        />
      </Band>
      <Faq title={faqTitle} items={homeFaqs} />
      <Follow title={followTitle} />
      <GoNoGo {...closing}>
        <DemoButton />
        <BookingLink to={discoveryBooking} className="btn btn-dark">
          Discovery call
        </BookingLink>
      </GoNoGo>
    </>
  )
}
