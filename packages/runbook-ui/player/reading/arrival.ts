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
import { foundOpen, keptRunbook, leaveOpen, takeOver } from '@cuewright/runbook/device'
import { handedOver, leftOpen, sample } from '../fragment.ts'
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

/** Opens a visitor's file, and remembers it on this device, so that Back finds it. */
export async function openFile(file: RunbookFile): Promise<Arrived> {
  void leaveOpen(file)
  return { name: file.name, opening: await openForReading(file) }
}

/** Opens a kept runbook or one that a fragment names. Null if the file that another page stored is gone. */
export async function arrivalOf(
  arrival: Extract<Arrival, { kept: string } | { wanted: string }>,
): Promise<Arrived | Failure | null> {
  if ('kept' in arrival) {
    const kept = await keptRunbook(arrival.kept)
    if (!kept.ok) return kept
    return { ...kept, opening: savedRunbook(kept.runbook) }
  }
  const { wanted } = arrival
  if (wanted === sample) return openSample()
  if (wanted === handedOver || wanted === leftOpen) {
    const file = await (wanted === handedOver ? takeOver() : foundOpen())
    return file && openFile(file)
  }
  const linked = await openLinked(wanted)
  return linked.ok ? { name: '', opening: savedRunbook(linked.runbook) } : linked
}

/** A runbook that needs no reading. */
export function savedRunbook(runbook: Parameters<typeof showRunbook>[0]): Opening {
  return { read: () => showRunbook(runbook) }
}
