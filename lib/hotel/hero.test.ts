import { expect, test } from 'vitest'
import { heroSection } from './fields'
import { heroPictures, heroWords } from './hero'

const [a, b, film] = ['/images/a.jpg', '/images/b.jpg', 'https://vimeo.com/76979871']

test.each([
  ['nothing', {}, [null, null]],
  ['a picture', { background_url: a }, [a, a]],
  ['only an upright one', { mobile_background_url: b }, [b, b]],
  ['both', { background_url: a, mobile_background_url: b }, [a, b]],
  ['a film without a poster', { background_url: film }, [null, null]],
  ['a film with one', { background_url: film, background_poster_url: a }, [a, a]],
  ['the poster of a removed film', { background_poster_url: a }, [null, null]],
  ["another site's picture", { background_url: 'https://x.example/a.jpg' }, [null, null]],
])('the pictures of a hero with %s (VID-5)', (_, stored, [wide, upright]) => {
  expect(heroPictures(heroSection.schema.parse(stored))).toEqual({ wide, upright })
})

test('title and subtitle have defaults, independently (DATA-9)', () => {
  const usual = heroWords({ title: '', subtitle: '' })
  expect(usual.title).toBe('Seu refúgio exclusivo no campo')
  expect(usual.subtitle).toMatch(/^Um hotel boutique onde a natureza encontra o luxo/)
  expect(heroWords({ title: 'A casa', subtitle: '' })).toEqual({ ...usual, title: 'A casa' })
})
