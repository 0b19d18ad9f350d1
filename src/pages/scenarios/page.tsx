import { ClosingBand } from '../../components/closing-band.tsx'
import { PageIntro } from '../../components/page-intro.tsx'
import { PageTop } from '../page-top.tsx'
import {
  closing,
  head,
  intro,
  overview,
  pressures,
  rulesWords,
  singlePlatform,
  summary,
  trust,
} from './copy.ts'
import { Overview } from './overview.tsx'
import { rules } from './rules.ts'
import { RulesTable } from './rules-table.tsx'
import { SinglePlatform } from './single-platform.tsx'
import { Summary } from './summary.tsx'
import { Band } from '../../components/band.tsx'
import guess from './pressures/guess.svg?raw'
import order from './pressures/order.svg?raw'
import supplier from './pressures/supplier.svg?raw'
import typing from './pressures/typing.svg?raw'

const drawings = { guess, order, supplier, typing }

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <PageIntro {...intro} />
      <Overview {...overview} />
      <Pressures {...pressures} />
      <SinglePlatform {...singlePlatform} />
      <Trust {...trust} />
      <Summary {...summary} />
      <RulesTable {...rulesWords} rules={rules} />
      <ClosingBand {...closing} />
    </>
  )
}

function Trust({ title, items }: typeof trust) {
  return (
    <Band name="Security" on="bg-ground-2" className="band-tight">
      <h2>{title}</h2>
      <dl className="grid sm:grid-cols-3 gap-x-6 mt-6">
        {items.map(({ question, answer, link }) => (
          <div key={question} className="pt-4 pb-6 max-sm:last:pb-0 edge-t-rule-strong">
            <dt className="text-topic fw-560">{question}</dt>
            <dd className="mt-1.5 text-ink-2 leading-normal">
              {answer}
              {link && (
                <a href={link.href} className="link block w-fit mt-1.5 leading-9">
                  {link.label}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}

function Pressures({ title, points }: typeof pressures) {
  return (
    <Band name="Pressures" on="on-dark" className="band-tight">
      <h2>{title}</h2>
      <ul className="pressures grid sm:grid-cols-2 lg:grid-cols-4 gap-4 sm:gap-6 mt-5 sm:mt-7">
        {points.map((point) => (
          <li key={point.title} className="max-sm:grid max-sm:label-14 gap-x-4">
            {/* A small diagram; the words say the same. */}
            <div
              className="drawing max-w-50"
              aria-hidden
              dangerouslySetInnerHTML={{ __html: drawings[point.id] }}
            />
            <h3 className="sm:mt-4 text-body leading-tight">{point.title}</h3>
            <p className="mt-1.5 leading-normal text-on-bottle-2 max-sm:col-start-2">
              {point.text}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
