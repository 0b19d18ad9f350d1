import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import {
  personaImage,
  personas,
  personaSlugs,
  type Look,
  type PersonaSlug,
} from '../src/content/personas.ts'

// An image file cannot read the page's variables: --ink and --ground as sRGB.
const ink = '#0b231b'
const ground = '#f7faf8'

function variant(n: number) {
  return `variant${String(n).padStart(2, '0')}` as 'variant01'
}

/**
 * A role's illustration as an SVG file: always the same for the same role. The drawings are
 * “Notionists” by Zoish, CC0 1.0, https://heyzoish.gumroad.com/l/notionists.
 */
export function drawPersona(slug: PersonaSlug): string {
  const { hair, body, glasses, beard, lips }: Look = personas[slug]
  const svg = createAvatar(notionists, {
    seed: slug,
    hair: [variant(hair)],
    body: [variant(body)],
    lips: [variant(lips)],
    glasses: [variant(glasses ?? 11)],
    glassesProbability: glasses ? 100 : 0,
    beard: [variant(beard ?? 1)],
    beardProbability: beard ? 100 : 0,
    // These eyes and brows look calm.
    eyes: ['variant01', 'variant04', 'variant05'],
    brows: ['variant07', 'variant08', 'variant10'],
    gestureProbability: 0,
    bodyIconProbability: 0,
  }).toString()
  return `${optimise(svg)}\n`
}

function optimise(svg: string): string {
  return svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replaceAll(/#000(?:000)?\b|\bblack\b/g, ink)
    .replaceAll(/#fff(?:fff)?\b|\bwhite\b/gi, ground)
}

export function personaPictures() {
  return Object.fromEntries(
    personaSlugs.map((slug) => [join('public', personaImage(slug)), drawPersona(slug)]),
  )
}
