import {
  failure,
  openForReading,
  openLinked,
  showRunbook,
  type Failure,
  type Opening,
} from '@cuewright/runbook/open'
import { sampleFile, withSampleInputs } from '@cuewright/runbook/sample'
import csv from '@cuewright/runbook/sample.csv?url'
import { keptRunbook } from '@cuewright/runbook/device'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { sample } from '../fragment.ts'
import type { KeptState, Source } from './messages.ts'

export type Found = KeptState & { readonly name: string; readonly opening: Opening }

/** What a source holds, and how to read it. */
export async function openSource(source: Source): Promise<Found | Failure> {
  if ('file' in source) return openFile(source.file)
  if ('example' in source) return { name: '', opening: savedRunbook(source.example) }
  if ('kept' in source) return openKept(source.kept)
  return source.fragment === sample ? openSample() : openLink(source.fragment)
}

async function openFile(file: File): Promise<Found> {
  const { name } = file
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { name, opening: await openForReading({ name, bytes }) }
}

async function openKept(name: string): Promise<Found | Failure> {
  const kept = await keptRunbook(name)
  return kept.ok ? { ...kept, opening: savedRunbook(kept.runbook) } : kept
}

async function openSample(): Promise<Found | Failure> {
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

async function openLink(fragment: string): Promise<Found | Failure> {
  const linked = await openLinked(fragment)
  return linked.ok ? { name: '', opening: { read: () => linked } } : linked
}

/** A runbook that needs no reading. */
function savedRunbook(runbook: OwnRunbook): Opening {
  return { read: () => showRunbook(runbook) }
}
