import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeroPoster } from './hero'

const [wide, upright] = ['/media/fotos/hotel/background/a.jpg/480-1200', '/images/hero-vale-mobile.jpg']

function image(pictures: Parameters<typeof HeroPoster>[0]['hero']['pictures']) {
  const html = renderToStaticMarkup(<HeroPoster wide={wide} upright={upright} hero={{ pictures }} />)
  return /<img[^>]+>/.exec(html)?.[0]
}

test('each of the two pictures is cropped around its own focal point', () => {
  const both = { 'a.jpg': { focus: '30% 20%', alt: 'O vale' }, 'hero-vale-mobile.jpg': { focus: '0% 100%' } }
  expect(image(both)).toContain('style="--focus:30% 20%;--upright-focus:0% 100%"')
  expect(image(both)).toContain('alt="O vale"')
  expect(image({ 'a.jpg': { focus: '30% 20%' } })).toContain('--upright-focus:50% 50%')
})

test('without a focal point there is no style', () => {
  expect(image(undefined)).not.toContain('style')
  expect(image({ 'b.jpg': { focus: '30% 20%' } })).not.toContain('style')
})
