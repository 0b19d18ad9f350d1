import { join } from 'node:path'

export const repository = join(import.meta.dirname, '..')
