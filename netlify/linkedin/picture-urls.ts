import { z } from 'zod'
import { batches } from '../platform/batches.ts'
import { batchSize, listParameter, parseAnswer, type Get } from './linkedin-api.ts'
import type { Problem } from './sync-problem.ts'

const Images = z.object({ results: z.record(z.string(), z.unknown()) })
const Image = z.object({ downloadUrl: z.string() })
const Video = z.object({ thumbnail: z.string().optional().catch(undefined) })

/** Asks LinkedIn where pictures are. One that it does not show (403 or no URL) is absent and no problem. */
export async function fetchPictureUrls(get: Get, urns: string[]) {
  /** Signed, by URN. Whoever has one has access, so log none. */
  const urls = new Map<string, string>()
  const problems: Problem[] = []
  const images = urns.filter((urn) => urn.startsWith('urn:li:image:'))
  for (const batch of batches(images, batchSize)) {
    const path = `/rest/images?${listParameter('ids', batch)}`
    const got = parseAnswer(await get(path, { attempts: 2 }), Images, 'no images')
    if (!got.ok) {
      if (got.code !== 'access_denied') problems.push(got)
      break
    }
    for (const urn of batch) note(urn, Image.safeParse(got.data.results[urn]).data?.downloadUrl)
  }
  for (const urn of urns.filter((each) => each.startsWith('urn:li:video:'))) {
    const got = await get(`/rest/videos/${encodeURIComponent(urn)}`, { attempts: 2 })
    if (got.ok) note(urn, Video.safeParse(got.body).data?.thumbnail)
    else if (got.code === 'linkedin_refused' || got.code === 'access_denied') continue
    else {
      problems.push(got)
      // LinkedIn may fail at one video, day after day. The others still get their pictures.
      if (got.code !== 'linkedin_unavailable') break
    }
  }
  return { urls, problems }

  function note(urn: string, url: string | undefined) {
    if (url) urls.set(urn, url)
  }
}
