import { SampleHistogram, sampleForecast } from '../../components/sample-histogram.tsx'

const { tasks, runs, chance } = sampleForecast

/** The forecast of the player's sample; the player shows the same numbers. */
export function SampleForecast({ tryIt, sample }: { tryIt: string; sample: string }) {
  return (
    <figure className="on-dark rounded-bar px-6 pt-5 pb-5">
      <p className="text-item fw-560 text-balance">
        The sample finishes in its window in {chance} of 100 runs.
      </p>
      <div className="mt-3">
        <SampleHistogram height="h-22" />
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 justify-between items-center mt-4 text-small">
        <a href="#runbook-player:sample" className="text-on-bottle underline underline-offset-3">
          {tryIt}
        </a>
        <span className="sample-dark">
          {sample}: {tasks} tasks, {runs.toLocaleString('en-GB')} simulated runs
        </span>
      </figcaption>
    </figure>
  )
}
