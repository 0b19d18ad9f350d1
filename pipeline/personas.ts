import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import type { Plugin } from 'vite'
import { personaImage, personaSlugs, type PersonaSlug } from '../src/content/personas.ts'

// An image file cannot read the page's variables: --ink and --ground as sRGB.
const ink = '#0b231b'
const ground = '#f7faf8'

/** What tells a person apart. Everything else follows from the seed, which is the role's slug. */
type Look = { hair: number; body: number; glasses?: number; beard?: number; lips: number }

const looks: Readonly<Record<PersonaSlug, Look>> = {
  'head-of-operational-resilience': { hair: 36, body: 16, glasses: 11, lips: 23 },
  'program-director': { hair: 60, body: 13, lips: 23 },
  'senior-project-manager': { hair: 63, body: 21, lips: 22 },
  'cutover-manager': { hair: 48, body: 25, lips: 14 },
  'content-author': { hair: 11, body: 14, glasses: 8, lips: 22 },
  'task-owner': { hair: 20, body: 7, lips: 22 },
  'event-support-analyst': { hair: 61, body: 23, beard: 2, lips: 22 },
  'chief-technology-officer': { hair: 42, body: 20, glasses: 3, lips: 14 },
  'service-delivery-manager': { hair: 28, body: 11, lips: 14 },
  'chief-risk-officer': { hair: 25, body: 17, lips: 14 },
  'business-continuity-director': { hair: 2, body: 10, lips: 23 },
  'disaster-recovery-manager': { hair: 31, body: 9, beard: 1, lips: 23 },
  'information-security-officer': { hair: 41, body: 8, glasses: 11, lips: 14 },
}

function variant(n: number) {
  return `variant${String(n).padStart(2, '0')}` as 'variant01'
}

/**
 * A role's illustration as an SVG file: always the same for the same role. The drawings are
 * “Notionists” by Zoish, CC0 1.0, https://heyzoish.gumroad.com/l/notionists.
 */
export function drawPersona(slug: PersonaSlug): string {
  const { hair, body, glasses, beard, lips } = looks[slug]
  const svg = createAvatar(notionists, {
    seed: slug,
    hair: [variant(hair)],
    body: [variant(body)],
    lips: [variant(lips)],
    glasses: [variant(glasses ?? 11)],
    glassesProbability: glasses ? 100 : 0,
    beard: [variant(beard ?? 1)],
    beardProbability: beard ? 100 : 0,
    // Calm faces: these eyes look up, these brows rest.
    eyes: ['variant01', 'variant04', 'variant05'],
    brows: ['variant07', 'variant08', 'variant10'],
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString()
  return `${optimise(svg)}\n`
}

/** Drops the metadata and sets our two inks. */
function optimise(svg: string): string {
  return svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll(/#000(?:000)?\b|\bblack\b/g, ink)
    .replaceAll(/#fff(?:fff)?\b|\bwhite\b/gi, ground)
}

/** Writes the thirteen illustrations into public/ before Vite copies it. */
export function drawPersonas(): Plugin {
  return {
    name: 'draw-personas',
    buildStart() {
      for (const slug of personaSlugs) {
        const file = join('public', personaImage(slug))
        const svg = drawPersona(slug)
        if (svg === read(file)) continue
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, svg)
      }
    },
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
