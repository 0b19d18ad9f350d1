type Statement = { title: string; text: string }
type Props = {
  mission: Statement
  vision: Statement
  story: { title: string; paragraphs: readonly string[]; note?: string }
}

/** Mission in one sentence, vision beside it, the story told in full below. */
export function Purpose({ mission, vision, story }: Props) {
  return (
    <section className="ruled on-dark" aria-label="Mission, vision and story">
      <div className="page band cols gap-y-16">
        <div className="col-span-12 md:col-span-7">
          <h2 className="purpose-name">{mission.title}</h2>
          <p className="purpose-mission">{mission.text}</p>
        </div>
        <div className="col-span-12 md:col-span-5 lg:col-span-4 lg:col-start-9 self-end">
          <h2 className="purpose-name">{vision.title}</h2>
          <p className="text-on-bottle-2">{vision.text}</p>
        </div>
        <div className="purpose-story">
          <div>
            <h2 className="purpose-name">{story.title}</h2>
            {story.note && <p className="sample-dark mt-4">{story.note}</p>}
          </div>
          <div className="purpose-text">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
