import { z } from 'zod'

export function textOf(least: number, most: number) {
  return z.string().refine((text) => {
    const words = text.split(/\s+/).length
    return words >= least && words <= most
  }, `must have ${least} to ${most} words`)
}
