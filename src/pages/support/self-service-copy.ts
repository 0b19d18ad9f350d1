import { product } from '../../site.ts'

export type Resource = {
  title: string
  description: string
  variable: 'VITE_CUSTOMER_PORTAL_URL' | 'VITE_KNOWLEDGE_BASE_URL' | 'VITE_TRAINING_URL'
}

/** The three places that answer without a person; their addresses come from the environment. */
export const resources: Resource[] = [
  {
    title: 'Customer portal',
    description: 'Log a case, follow it, and see every earlier one with its answer.',
    variable: 'VITE_CUSTOMER_PORTAL_URL',
  },
  {
    title: 'Knowledge base',
    description: 'How each screen works, release notes, and patterns for backouts and gates.',
    variable: 'VITE_KNOWLEDGE_BASE_URL',
  },
  {
    title: 'Online training',
    description: `Courses for ${product} authors, event managers and task owners, at their own pace.`,
    variable: 'VITE_TRAINING_URL',
  },
]
