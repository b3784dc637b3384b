import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networks, profileAddress } from './inputs'

type Name = keyof typeof networks
const names = Object.keys(networks) as Name[]

test.each<[Name, string, string | null]>([
  ['instagram', '@hotel.serra', 'https://www.instagram.com/hotel.serra'],
  ['instagram', 'instagram.com/hotelserra/?igsh=abc', 'https://www.instagram.com/hotelserra'],
  ['instagram', 'https://www.instagram.com/p/Cabc/', null],
  ['instagram', 'https://instagram.com.evil.example/hotel', null],
  ['instagram', 'https://instagram.com@evil.example/hotel', null],
  ['facebook', 'fb.com/hotelserra', 'https://www.facebook.com/hotelserra'],
  [
    'facebook',
    'https://m.facebook.com/profile.php?id=10&ref=x',
    'https://www.facebook.com/profile.php?id=10',
  ],
  ['facebook', 'https://www.facebook.com/profile.php', null],
  ...['hotel/posts/123', 'login', 'sharer/sharer.php?u=x', 'pages/Hotel-Serra/1000/posts/1'].map(
    (path): [Name, string, null] => ['facebook', `https://www.facebook.com/${path}`, null],
  ),
  ['facebook', 'm.facebook.com/share/1AbC/?mibextid=x', 'https://www.facebook.com/share/1AbC'],
  ['facebook', 'facebook.com/p/Hotel-Serra-1000', 'https://www.facebook.com/p/Hotel-Serra-1000'],
  ['tripadvisor', 'https://www.tripadvisor.com.br/Search?q=x', null],
  [
    'tripadvisor',
    'www.tripadvisor.com.br/Hotel_Review-g1-d2-Reviews-Hotel.html?m=1',
    'https://www.tripadvisor.com.br/Hotel_Review-g1-d2-Reviews-Hotel.html',
  ],
  ['google', 'https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['google', 'https://www.google.com/maps?cid=123', 'https://www.google.com/maps?cid=123'],
])('%s: %s is %s', (name, typed, address) => expect(profileAddress(name, typed)).toBe(address))

test("an accepted address is https on the network's own host, and unchanged when parsed again", () => {
  const hosts = ['instagram.com', 'www.facebook.com', 'fb.com', 'tripadvisor.com', 'g.page', 'evil.example']
  const host = fc.constantFrom(...hosts)
  const path = fc.stringMatching(/^[\w./?=&@#%-]{0,20}$/)
  const typed = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.tuple(fc.constantFrom('', 'https://', 'http://', '@'), host, path).map(([a, b, c]) => `${a}${b}/${c}`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...names), typed, (name, text) => {
      const address = profileAddress(name, text)
      if (address === null) return
      const url = new URL(address)
      expect(url.protocol).toBe('https:')
      expect(url.hostname).toMatch(networks[name].hosts)
      expect(profileAddress(name, address)).toBe(address)
    }),
    { numRuns: 3000 },
  )
})
