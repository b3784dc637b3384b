import { expect, test } from 'vitest'
import { mediaReference } from './addresses'
import { resolverOf } from './resolve'

test.each(['IMG_2034.JPG', 'Filme.MP4', 'a-b.c_d.JpEg', `${'x'.repeat(120)}.webm`])(
  '%s may be the name of a file',
  (name) => {
    expect(mediaReference(`media:${name}`)).toBe(name)
  },
)

test.each([
  'piscina verão.jpg',
  'foto (1).jpg',
  'logo.svg',
  'a..jpg',
  '.jpg',
  '-a.jpg',
  'a/b.JPG',
  '..\\a.JPG',
  'foto.jpg/../a',
  'a.\u212ap4.jp\u0131g',
  'a.jpg\n',
  `${'x'.repeat(121)}.jpg`,
])('%j may not, and the rule is told', (name) => {
  expect(mediaReference(`media:${name}`)).toBeUndefined()
  const answer = resolverOf(new Map())(`media:${name}`, [], 'image')
  expect(answer).toEqual({
    error: expect.stringContaining(
      'use só letras sem acento, números, ponto, - e _, e terminação .jpg, .jpeg, .png, .webp, .mp4 ou .webm',
    ),
  })
})
