import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTarget } from './target'

const plain = (url: string) => {
  const target = readTarget(url)
  return target && target.path + target.query
}

test.each([
  ['/%6ffertas', '/ofertas'],
  ['/%6Ffertas?x=%6f', '/ofertas?x=%6f'],
  ['/%61dmin/%72ooms', '/admin/rooms'],
  ['/images%2Fhero-vale.jpg', '/images/hero-vale.jpg'],
  ['/ofertas/', '/ofertas'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/%5c%2F/evil.example//', '/evil.example'],
  ['/x/../ofertas/./', '/ofertas'],
  ['/x/%2e%2e/%2E%2e/admin', '/admin'],
  ['/ofertas#admin', '/ofertas'],
  ['http://evil.example/%6ffertas?a=1', '/ofertas?a=1'],
  ['/caf\xc3\xa9', '/caf%C3%A9'],
])('%s has the plain spelling %s', (url, expected) => expect(plain(url)).toBe(expected))

test.each([
  '/',
  '/ofertas?categoria=natal&ano=2026',
  '/oferta/natal-2026',
  '/chal%C3%A9s',
  '/%00',
  '/a%20b',
  '/?//x',
])('%s is plain already', (url) => {
  expect(readTarget(url)).toMatchObject({ isPlain: true })
  expect(plain(url)).toBe(url)
})

test.each([
  ['/oferta/%', '/oferta/%EF%BF%BD'],
  ['/%E0%A4%A', '/%EF%BF%BD%EF%BF%BDA'],
  ['/a%C3/caf%C3%A9/%25', '/a%EF%BF%BD/caf%C3%A9/%25'],
  ['/admin/%ff%20', '/admin/%EF%BF%BD'],
  ['/%%41', '/%EF%BF%BDA'],
  ['/ofertas?x=%', '/ofertas?x=%'],
])('what cannot be decoded in %s is replaced as decoders do: %s', (url, expected) =>
  expect(plain(url)).toBe(expected),
)

test.each(['*', '', 'ofertas', 'ftp://x/y', 'http://'])('"%s" is no path', (url) =>
  expect(readTarget(url)).toBeNull(),
)

test('whatever is asked for, the plain spelling stays on this site, can be decoded, and is final', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    '%',
    '%e0',
    'a',
    '?',
    '#',
    '@',
    ':',
    '\xff',
    '%0a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const url = `/${pieces.join('')}`
      const target = readTarget(url)
      const spelled = plain(url) ?? ''
      expect(new URL(spelled, 'http://site.invalid').host).toBe('site.invalid')
      expect(spelled).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(() => decodeURIComponent(target?.path ?? '%')).not.toThrow()
      expect(readTarget(spelled)).toEqual({ ...target, isPlain: true })
    }),
    { numRuns: 2000 },
  )
})
