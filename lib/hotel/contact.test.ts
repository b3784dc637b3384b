import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionsUrl, mapFrameUrl, phoneHref } from './contact'

test.each([
  ['(24) 5550-0142', 'tel:2455500142'],
  ['+55 24 5550-0142', 'tel:+552455500142'],
])('%s is dialled as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test('asks for directions to the address', () => {
  const url = new URL(directionsUrl('Estrada da Névoa, km 7 & 8'))
  expect(url.pathname).toBe('/maps/dir/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: '1',
    destination: 'Estrada da Névoa, km 7 & 8',
  })
})

test('no address leaves the maps service or changes another parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (address) => {
      const url = new URL(mapFrameUrl(address))
      expect(url.origin + url.pathname).toBe('https://www.google.com/maps')
      expect([...url.searchParams.keys()]).toEqual(['q', 'hl', 'z', 'output'])
      expect(url.searchParams.get('q')).toBe(address)
    }),
  )
})
