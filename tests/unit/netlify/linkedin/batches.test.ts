import { describe, expect, test } from 'vitest'
import { readCounts } from '../../../../netlify/linkedin/counts.ts'
import { findPictureSources } from '../../../../netlify/linkedin/picture-sources.ts'
import type { Get } from '../../../../netlify/linkedin/request.ts'
import { SyncEnv } from '../../../../netlify/linkedin/settings.ts'

const env = SyncEnv.parse({
  LINKEDIN_ACCESS_TOKEN: 't',
  LINKEDIN_ORGANIZATION_ID: '1',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SERVICE_ROLE_KEY: 'k',
})
const [first, second] = ['urn:li:share:1', 'urn:li:share:2'] as const
const [cue, kit] = ['urn:li:image:cue', 'urn:li:image:kit'] as const

/** A LinkedIn that answers every request with the body for its path. */
function answering(bodies: Record<string, unknown>): Get {
  return async (path) => ({ ok: true, body: bodies[path.split('?')[0] ?? ''] })
}

function codes(problems: readonly { code: string }[]) {
  return problems.map(({ code }) => code)
}

describe('an element that cannot be read costs itself alone', () => {
  test('among the share statistics', async () => {
    const get = answering({
      '/rest/socialMetadata': {
        results: { [first]: 'odd', [second]: { commentSummary: { count: 4 } } },
      },
      '/rest/organizationalEntityShareStatistics': {
        elements: [
          { share: first },
          null,
          { share: second, totalShareStatistics: { shareCount: 7 } },
        ],
      },
    })
    const { counts, problems } = await readCounts(get, env, [first, second])
    expect(counts.get(first)).toEqual({})
    expect(counts.get(second)).toEqual({ comments: 4, shares: 7 })
    expect(problems).toEqual([])
  })

  test('among the images', async () => {
    const get = answering({
      '/rest/images': { results: { [cue]: null, [kit]: { downloadUrl: 'https://a.example/kit' } } },
    })
    const { urls, problems } = await findPictureSources(get, [cue, kit])
    expect([...urls]).toEqual([[kit, 'https://a.example/kit']])
    expect(problems).toEqual([])
  })
})

describe('an answer of another form is a gap', () => {
  test('for the counts, each kind by itself', async () => {
    const { problems } = await readCounts(answering({}), env, [first])
    expect(codes(problems)).toEqual(['linkedin_bad_answer', 'linkedin_bad_answer'])
  })

  test('for the images', async () => {
    const get = answering({ '/rest/images': { results: [] } })
    expect(codes((await findPictureSources(get, [cue])).problems)).toEqual(['linkedin_bad_answer'])
  })
})
