import { expect, test } from 'vitest'
import { heroPictures, heroWords } from './hero'
import { heroSchema } from './schema'

test.each([
  ['nothing', {}, [null, null]],
  ['a picture', { background_url: '/images/a.jpg' }, ['/images/a.jpg', '/images/a.jpg']],
  ['an upright one alone', { mobile_background_url: '/images/b.jpg' }, ['/images/b.jpg', '/images/b.jpg']],
  [
    'both',
    { background_url: '/images/a.jpg', mobile_background_url: '/images/b.jpg' },
    ['/images/a.jpg', '/images/b.jpg'],
  ],
  ['a film without a poster', { background_url: 'https://vimeo.com/76979871' }, [null, null]],
  [
    'a film with one',
    { background_url: 'https://vimeo.com/76979871', background_poster_url: '/images/a.jpg' },
    ['/images/a.jpg', '/images/a.jpg'],
  ],
  ['a poster of a film that has gone', { background_poster_url: '/images/a.jpg' }, [null, null]],
  ["another site's picture", { background_url: 'https://x.example/a.jpg' }, [null, null]],
])('of %s', (_, stored, [wide, upright]) => {
  expect(heroPictures(heroSchema.parse(stored))).toEqual({ wide, upright })
})

test('title and subtitle have defaults, independently', () => {
  expect(heroWords({ title: '', subtitle: '' })).toEqual({
    title: 'Seu refúgio exclusivo no campo',
    subtitle: 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  })
  expect(heroWords({ title: 'A casa', subtitle: '' })).toEqual({
    title: 'A casa',
    subtitle: 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  })
})
