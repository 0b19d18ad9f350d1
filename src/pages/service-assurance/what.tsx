import { Band } from '../../components/band.tsx'
import { FactSheet } from '../../components/fact-sheet.tsx'
import type { what } from './copy.ts'

export function WhatAssurance({ title, claim, text, facts, rota, rotaTitle, note }: typeof what) {
  return (
    <Band name="What it is" on="bg-ground-2" className="band-tight cols gap-y-10">
      <div className="col-span-12 lg:col-span-5">
        <h2>{title}</h2>
        <p className="claim mt-8">{claim}</p>
        <p className="text-ink-2 mt-5">{text}</p>
        <FactSheet facts={facts} className="mt-8" />
      </div>
      <figure className="rota window self-start text-small col-span-12 lg:col-span-6 lg:col-start-7">
        <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3.5 px-5 edge-b-rule">
          <b>{rotaTitle}</b>
          <span className="sample">{note}</span>
        </figcaption>
        <ul className="mx-5">
          {rota.map(({ seat, from, to }) => (
            <li key={from} className="grid label-32 sm:label-40">
              <span className="py-2.5 fw-560 max-sm:narrow">
                {seat}
                <span className="block fw-400 text-ink-2">
                  {hour(from)}–{hour(to)}
                </span>
              </span>
              <span className="relative ruled-lane [--line:var(--rule)] [--step:25%]" aria-hidden>
                {parts(from, to).map(([start, end]) => (
                  <span
                    key={start}
                    className="absolute top-[calc(50%-10px)] h-5 rounded-bar bg-done"
                    style={{ left: share(start), width: share(end - start) }}
                  />
                ))}
              </span>
            </li>
          ))}
        </ul>
        <div className="relative h-8 ml-37 sm:ml-45 mr-5 edge-t-rule-strong text-data" aria-hidden>
          {[0, 6, 12, 18, 24].map((h) => (
            <span
              key={h}
              className="tick-label top-1.25 max-[399px]:even:hidden"
              style={{ left: share(h) }}
            >
              {String(h).padStart(2, '0')}
            </span>
          ))}
        </div>
      </figure>
    </Band>
  )
}

function share(hours: number) {
  return `${(hours / 24) * 100}%`
}

function hour(h: number) {
  return `${String(h % 24).padStart(2, '0')}:00`
}

/** Splits a watch at midnight, so that it fits on a scale of one day. */
function parts(from: number, to: number): [number, number][] {
  if (from >= 24) return [[from - 24, to - 24]]
  return to > 24
    ? [
        [0, to - 24],
        [from, 24],
      ]
    : [[from, to]]
}
