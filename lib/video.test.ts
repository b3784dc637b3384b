import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVideo, parseVideo, storedFilm } from './video'

describe('parseVideo (MEDIA-5)', () => {
  it('pairs a file of this site with its other format and its poster', () => {
    const expected = {
      kind: 'file',
      sources: [
        { src: '/videos/hero.webm', type: 'video/webm' },
        { src: '/videos/hero.mp4', type: 'video/mp4' },
      ],
      poster: '/videos/hero-poster.jpg',
    }
    expect(parseVideo('/videos/hero.webm')).toEqual(expected)
    expect(parseVideo(' /videos/hero.mp4 ')).toEqual(expected)
  })

  it.each([
    'https://cdn.example/a/Vale.MP4?token=1',
    'https://player.vimeo.com/external/76979871.hd.mp4?s=8272103f6e&profile_id=175',
    'https://player.vimeo.com/progressive_redirect/playback/76979871/rendition/1080p/file.mp4?loc=external',
  ])('accepts a direct https file with its query, including Vimeo’s: %s', (src) => {
    expect(parseVideo(src)).toEqual({ kind: 'file', sources: [{ src, type: 'video/mp4' }], poster: null })
  })

  it.each([
    ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=0', '76979871', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=%22%3E', '76979871', null],
    ['https://vimeo.com/showcase/7654321/video/76979871', '76979871', null],
    ['https://vimeo.com/album/7654321/video/76979871', '76979871', null],
    ['https://vimeo.com/groups/serra/videos/76979871', '76979871', null],
  ])('reads the Vimeo page %s', (address, id, hash) => {
    const url = sourceOf(address)
    expect(url.origin + url.pathname).toBe(`https://player.vimeo.com/video/${id}`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ autopause: '0', autoplay: '1', background: '1', dnt: '1', loop: '1', muted: '1' },
      ...(hash && { h: hash }),
    })
  })

  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  ])('reads the YouTube page %s', (address) => {
    const url = sourceOf(address)
    expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ autoplay: '1', loop: '1', mute: '1', playsinline: '1', playlist: 'dQw4w9WgXcQ' },
      ...{ controls: '0', disablekb: '1', rel: '0' },
    })
  })

  it.each([
    null,
    '//evil.example/a.mp4',
    '/videos/hero.webm"onerror=alert(1)',
    'javascript:alert(1)//a.mp4',
    '/videos/\ud800.mp4',
    'https://user:secret@cdn.example/a.mp4',
    'https://cdn.example/page?file=a.mp4',
    'https://vimeo.com.evil.example/76979871',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
    'https://youtu.\\\\vimeo.com/a.mp4',
    'HTTPS:/vimeo.com/a.mp4',
    'https:vimeo.com/76979871',
  ])('refuses %s', (address) => expect(parseVideo(address)).toBeNull())

  it('only yields own files, https files, and the two known players', () => {
    const hostile = fc
      .tuple(
        fc.constantFrom('https://', 'http://', '//', '/', 'javascript:'),
        fc.constantFrom(
          'vimeo.com',
          'player.vimeo.com',
          'youtu.be',
          'www.youtube.com',
          'x.example',
          'videos',
        ),
        fc.constantFrom('/', '/video/', '/76979871', '/watch?v=', '/dQw4w9WgXcQ', '/vale'),
        fc.oneof(fc.constantFrom('', '?h=', '"', "'>", '/..', '76979871', 'dQw4w9WgXcQ'), fc.string()),
        fc.constantFrom('', '.mp4', '.webm', '#.mp4', '?h=1'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), hostile), (address) => {
        for (const src of sourcesOf(address)) expect(src).toMatch(trusted)
      }),
    )
  })
})

const trusted =
  /^(\/[\w/-]+\.(webm|mp4)|https:\/\/[^\s"'<>]+\.(webm|mp4)(\?[^\s"<>]*)?(#[^\s"<>]*)?|https:\/\/player\.vimeo\.com\/video\/\d+\?[\w=&]+|https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?[\w=&-]+)$/i

function sourcesOf(address: string) {
  const video = parseVideo(address)
  if (!video) return []
  return video.kind === 'file' ? video.sources.map((source) => source.src) : [video.src]
}

function sourceOf(address: string) {
  return new URL(sourcesOf(address)[0] ?? '')
}

describe('an uploaded video', () => {
  const name = 'hotel-images-videos/hotel/background/0a-1.mp4'
  const stored = `https://projeto.supabase.co/storage/v1/object/public/${name}`

  it('is recognised by its path in the storage, and plays under this site’s address (IMG-22)', () => {
    expect(storedFilm(stored)).toBe(name)
    expect(sourcesOf(`/media/${name}`)).toEqual([`/media/${name}`])
    expect(isVideo('http://127.0.0.1:54321/storage/v1/object/public/h-videos/hotel/x/a.webm')).toBe(true)
  })

  it.each([
    stored.replace('-videos', ''),
    stored.replace('/hotel/', '/packages/'),
    `${stored}?x=1`,
    stored.replace('https://', 'https://a@'),
  ])('is not %s', (address) => expect(storedFilm(address)).toBeNull())
})
