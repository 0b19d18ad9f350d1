export type ResponseTime = {
  priority: 'P1' | 'P2' | 'P3' | 'P4'
  name: 'Critical' | 'High' | 'Medium' | 'Low'
  /** To a first response, counted in hours of service. */
  hours: number
  means: string
}

export const responseTimes: ResponseTime[] = [
  {
    priority: 'P1',
    name: 'Critical',
    hours: 4,
    means: 'Production or a live event cannot go on, and there is no way round.',
  },
  {
    priority: 'P2',
    name: 'High',
    hours: 8,
    means: 'A main function fails, or the way round it is a burden.',
  },
  {
    priority: 'P3',
    name: 'Medium',
    hours: 24,
    means: 'A function is impaired, with a reasonable way round.',
  },
  {
    priority: 'P4',
    name: 'Low',
    hours: 48,
    means: 'A question, a cosmetic fault, or a wish.',
  },
]
