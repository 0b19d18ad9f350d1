import {
  failure,
  openForReading,
  openLinked,
  showRunbook,
  type Failure,
  type Opening,
  type RunbookFile,
} from '@cuewright/runbook/open'
import { sampleFile, withSampleInputs } from '@cuewright/runbook/sample'
import csv from '@cuewright/runbook/sample.csv?url'
import { keptRunbook } from '@cuewright/runbook/device'
import { sample } from '../fragment.ts'
import type { Arrival, KeptState } from './messages.ts'

export type Arrived = KeptState & { readonly name: string; readonly opening: Opening }

async function openSample(): Promise<Arrived | Failure> {
  const response = await fetch(csv).catch(() => null)
  if (!response?.ok) return failure('not_loaded')
  const file = sampleFile(new Uint8Array(await response.arrayBuffer()))
  const { read } = await openForReading(file)
  return {
    name: file.name,
    opening: {
      read: (reading) => {
        const opened = read(reading)
        return opened.ok ? withSampleInputs(opened) : opened
      },
    },
  }
}

export async function openFile(file: RunbookFile): Promise<Arrived> {
  return { name: file.name, opening: await openForReading(file) }
}

/** Opens a kept runbook, the sample, or the runbook of a link. */
export async function arrivalOf(
  arrival: Extract<Arrival, { kept: string } | { wanted: string }>,
): Promise<Arrived | Failure> {
  if ('kept' in arrival) {
    const kept = await keptRunbook(arrival.kept)
    if (!kept.ok) return kept
    return { ...kept, opening: savedRunbook(kept.runbook) }
  }
  const { wanted } = arrival
  if (wanted === sample) return openSample()
  const linked = await openLinked(wanted)
  return linked.ok ? { name: '', opening: savedRunbook(linked.runbook) } : linked
}

/** A runbook that needs no reading. */
export function savedRunbook(runbook: Parameters<typeof showRunbook>[0]): Opening {
  return { read: () => showRunbook(runbook) }
}
