/** The roles that scenario pages name; their illustrations are drawn by pipeline/personas.ts. */
export const personas = {
  'head-of-operational-resilience': 'Head of Operational Resilience',
  'program-director': 'Program Director',
  'senior-project-manager': 'Senior Project Manager',
  'cutover-manager': 'Cutover Manager',
  'content-author': 'Content Author',
  'task-owner': 'Task Owner',
  'event-support-analyst': 'Event Support Analyst',
  'chief-technology-officer': 'Chief Technology Officer',
  'service-delivery-manager': 'Service Delivery Manager',
  'chief-risk-officer': 'Chief Risk Officer',
  'business-continuity-director': 'Business Continuity Director',
  'disaster-recovery-manager': 'Disaster Recovery Manager',
  'information-security-officer': 'Information Security Officer',
} as const

export type PersonaSlug = keyof typeof personas

export const personaSlugs = Object.keys(personas) as PersonaSlug[]

/** The illustration of a role, below public/. */
export function personaImage(slug: PersonaSlug) {
  return `/images/personas/${slug}.svg`
}
