/**
 * What tells a person's drawing apart, as numbers of the illustration's variants. Everything else
 * follows from the role's slug.
 */
export type Look = { hair: number; body: number; glasses?: number; beard?: number; lips: number }
type Persona = { name: string; look: Look }

/** The roles that scenario pages name; their illustrations are drawn by pipeline/personas.ts. */
export const personas = {
  'head-of-operational-resilience': {
    name: 'Head of Operational Resilience',
    look: { hair: 36, body: 16, glasses: 11, lips: 23 },
  },
  'program-director': { name: 'Program Director', look: { hair: 60, body: 13, lips: 23 } },
  'senior-project-manager': {
    name: 'Senior Project Manager',
    look: { hair: 63, body: 21, lips: 22 },
  },
  'cutover-manager': { name: 'Cutover Manager', look: { hair: 48, body: 25, lips: 14 } },
  'content-author': { name: 'Content Author', look: { hair: 11, body: 14, glasses: 8, lips: 22 } },
  'task-owner': { name: 'Task Owner', look: { hair: 20, body: 7, lips: 22 } },
  'event-support-analyst': {
    name: 'Event Support Analyst',
    look: { hair: 61, body: 23, beard: 2, lips: 22 },
  },
  'chief-technology-officer': {
    name: 'Chief Technology Officer',
    look: { hair: 42, body: 20, glasses: 3, lips: 14 },
  },
  'service-delivery-manager': {
    name: 'Service Delivery Manager',
    look: { hair: 28, body: 11, lips: 14 },
  },
  'chief-risk-officer': { name: 'Chief Risk Officer', look: { hair: 25, body: 17, lips: 14 } },
  'business-continuity-director': {
    name: 'Business Continuity Director',
    look: { hair: 2, body: 10, lips: 23 },
  },
  'disaster-recovery-manager': {
    name: 'Disaster Recovery Manager',
    look: { hair: 31, body: 9, beard: 1, lips: 23 },
  },
  'information-security-officer': {
    name: 'Information Security Officer',
    look: { hair: 41, body: 8, glasses: 11, lips: 14 },
  },
} satisfies Record<string, Persona>

export type PersonaSlug = keyof typeof personas

export const personaSlugs = Object.keys(personas) as PersonaSlug[]

/** The illustration of a role, below public/. */
export function personaImage(slug: PersonaSlug) {
  return `/images/personas/${slug}.svg`
}
