/** The variants of the illustration that differ between people. All else follows from the role's slug. */
export type Look = { hair: number; body: number; glasses?: number; beard?: number; lips: number }

/** The roles that scenario pages name; their illustrations are drawn by pipeline/personas.ts. */
export const personas = {
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
} satisfies Record<string, Look>

export type PersonaSlug = keyof typeof personas

export const personaSlugs = Object.keys(personas) as PersonaSlug[]

/** 'head-of-operational-resilience' is the 'Head of Operational Resilience'. */
export function roleName(slug: PersonaSlug) {
  return slug.replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
}

/** The illustration of a role, below public/. */
export function personaImage(slug: PersonaSlug) {
  return `/images/personas/${slug}.svg`
}
