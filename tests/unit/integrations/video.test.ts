import { describe, expect, test } from 'vitest'
import { embedUrl, readVideo, videoFrameSources } from '../../../src/integrations/video.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

describe('a video’s address', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
  ])('plays %s from the cookieless host', (address) => {
    expect(readVideo(address)).toMatchObject({ ok: true, src: `${youTube}?autoplay=1&rel=0` })
  })

  test.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
    [
      'https://player.vimeo.com/video/123456789?h=ab12cd',
      'https://player.vimeo.com/video/123456789?h=ab12cd&dnt=1&autoplay=1',
    ],
    [
      'https://vimeo.com/123456789/ab12cd',
      'https://player.vimeo.com/video/123456789?h=ab12cd&dnt=1&autoplay=1',
    ],
  ])('asks Vimeo not to track: %s', (address, src) => {
    expect(readVideo(address)).toMatchObject({ ok: true, src })
  })

  test.each([
    [undefined, 'absent'],
    ['', 'absent'],
    ['the video', 'not_a_url'],
    ['https://youtube.com.example.org/watch?v=dQw4w9WgXcQ', 'host_not_allowed'],
    ['https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ', 'host_not_allowed'],
    ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'host_not_allowed'],
    ['https://cdn.example.org/film.mp4', 'host_not_allowed'],
    ['javascript:alert(1)//localhost', 'host_not_allowed'],
    ['https://www.youtube.com/@channel', 'no_video_in_url'],
    ['https://youtu.be/short', 'no_video_in_url'],
    ['https://vimeo.com/channels/staffpicks', 'no_video_in_url'],
  ])('refuses %s', (address, code) => {
    expect(readVideo(address)).toEqual({ ok: false, code })
    expect(embedUrl(address)).toBeUndefined()
  })

  test('keeps a stand-in on loopback, without autoplay for those who only read', () => {
    expect(readVideo('http://localhost:4100/video')).toMatchObject({
      ok: true,
      src: 'http://localhost:4100/video?autoplay=1',
    })
    expect(embedUrl('http://localhost:4100/video')).toBe('http://localhost:4100/video')
    expect(embedUrl('https://youtu.be/dQw4w9WgXcQ')).toBe(`${youTube}?rel=0`)
  })
})

test('frames only the hosts of videos that are configured, each once', () => {
  expect(videoFrameSources([undefined, 'https://cdn.example.org/film.mp4'])).toEqual([])
  expect(
    videoFrameSources(['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ']),
  ).toEqual(['https://www.youtube-nocookie.com'])
})
