import { expect, test } from 'vitest'
import { unshownImages } from './unshown-images'

const pkg = (principal: string | null, ...gallery: string[]) => ({ images: { principal, gallery } })

test('a card keeps its main image until the page shows it, and again when there is no other', () => {
  const imageOf = unshownImages('hero.jpg')
  const first = pkg('hero.jpg', 'a.jpg', 'b.jpg')
  expect([first, pkg('c.jpg', 'a.jpg'), first, first].map(imageOf)).toEqual([
    ...['a.jpg', 'c.jpg', 'b.jpg', 'hero.jpg'],
  ])
  expect(imageOf(pkg('hero.jpg'))).toBe('hero.jpg')
  expect(imageOf(pkg(null))).toBeNull()
})
