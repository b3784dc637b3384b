import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroPoster } from './hero'

const [wide, upright] = ['/media/fotos/hotel/background/a.jpg/480-1200', '/images/hero-vale-mobile.jpg']

type Pictures = Parameters<typeof HeroPoster>[0]['hero']['pictures']

function renderPoster(pictures: Pictures) {
  return renderToStaticMarkup(<HeroPoster wide={wide} upright={upright} hero={{ pictures }} />)
}

function image(pictures: Pictures) {
  return /<img[^>]+>/.exec(renderPoster(pictures))?.[0]
}

test('each of the two pictures is cropped around its own focal point (IMG-14)', () => {
  const both = { 'a.jpg': { focus: '30% 20%' }, 'hero-vale-mobile.jpg': { focus: '0% 100%' } }
  expect(image(both)).toContain('style="--focus:30% 20%;--upright-focus:0% 100%"')
  expect(image({ 'a.jpg': { focus: '30% 20%' } })).toContain('--upright-focus:50% 50%')
})

test('without a focal point there is no style', () => {
  expect(image(undefined)).not.toContain('style')
  expect(image({ 'b.jpg': { focus: '30% 20%' } })).not.toContain('style')
})

test.each([
  ['O vale', 'O vale', 'O vale', []],
  [undefined, undefined, 'Fotografia do hotel', []],
  ['O vale', 'O lago', '', ['O vale portrait', 'O lago landscape']],
  ['O vale', undefined, '', ['O vale portrait', 'Fotografia do hotel landscape']],
])('described as %s and, upright, as %s: by the visible picture (MEDIA-7)', (alt, upright, own, said) => {
  const html = renderPoster({ 'a.jpg': { alt }, 'hero-vale-mobile.jpg': { alt: upright } })
  expect(/<img[^>]+/.exec(html)?.[0]).toContain(`alt="${own}"`)
  const described = html.matchAll(/role="img" aria-label="([^"]+)" class="[^"]*?(\w+):hidden"/g)
  expect([...described].map(([, words, hidden]) => `${words} ${hidden}`)).toEqual(said)
})
