import { expect, test } from 'vitest'
import { videoHosts } from './video-hosts'

const hero = { background_url: null, mobile_background_url: null, video_section_url: null }

test("the site's own files have no other host", () => {
  expect(videoHosts(hero)).toEqual([])
  expect(videoHosts({ ...hero, background_url: '/videos/hero.webm' })).toEqual([])
})

test('every other host is named once', () => {
  expect(
    videoHosts({
      background_url: 'https://vimeo.com/76979871',
      mobile_background_url: 'https://vimeo.com/76979872',
      video_section_url: 'https://youtu.be/dQw4w9WgXcQ',
    }),
  ).toEqual(['Vimeo', 'YouTube'])
  expect(videoHosts({ ...hero, video_section_url: 'https://cdn.example/vale.mp4' })).toEqual(['cdn.example'])
})

test('an address that the site does not play is not named', () => {
  expect(videoHosts({ ...hero, background_url: 'https://example.com/pagina' })).toEqual([])
})
