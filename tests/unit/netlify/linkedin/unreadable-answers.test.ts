import { describe, expect, test } from 'vitest'
import { addCounts } from '../../../../netlify/linkedin/add-counts.ts'
import { fetchPictureUrls } from '../../../../netlify/linkedin/picture-urls.ts'
import type { PostRow } from '../../../../netlify/linkedin/post-store.ts'
import type { Get } from '../../../../netlify/linkedin/linkedin-api.ts'
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

function row(id: string): PostRow {
  return {
    id,
    title: 'A post',
    author: 'Cuewright',
    text: '',
    url: '',
    created_at: '2026-11-20T09:00:00.000Z',
    image_url: null,
    likes: 1,
    comments: 1,
    shares: 1,
    hidden_at: null,
  }
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
    const { rows, problems } = await addCounts({ get, env }, [row(first), row(second)])
    expect(rows).toEqual([row(first), { ...row(second), comments: 4, shares: 7 }])
    expect(problems).toEqual([])
  })

  test('among the images', async () => {
    const get = answering({
      '/rest/images': { results: { [cue]: null, [kit]: { downloadUrl: 'https://a.example/kit' } } },
    })
    const { urls, problems } = await fetchPictureUrls(get, [cue, kit])
    expect([...urls]).toEqual([[kit, 'https://a.example/kit']])
    expect(problems).toEqual([])
  })
})

describe('an answer of another form is a problem', () => {
  test('for the counts, and the stored ones stay', async () => {
    const { problems } = await addCounts({ get: answering({}), env }, [row(first)])
    expect(codes(problems)).toEqual(['counts_unavailable', 'counts_unavailable'])
    const both = { '/rest/socialMetadata': { results: {} } }
    const { rows } = await addCounts({ get: answering(both), env }, [row(first)])
    expect(rows).toEqual([row(first)])
  })

  test('for the images', async () => {
    const get = answering({ '/rest/images': { results: [] } })
    expect(codes((await fetchPictureUrls(get, [cue])).problems)).toEqual(['linkedin_bad_answer'])
  })
})
