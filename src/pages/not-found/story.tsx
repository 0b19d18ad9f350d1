import { story } from './copy.ts'
import { NotFound } from './not-found.tsx'

export function Component() {
  return <NotFound {...story} />
}
