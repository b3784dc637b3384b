import { expect, test } from 'vitest'
import { isSameOrigin, underOwnName } from './same-origin'

const site = 'https://www.hotel.example'
const sentWith = (headers: Record<string, string>) =>
  isSameOrigin((name) => ({ host: 'www.hotel.example', ...headers })[name], site)

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: site },
  // Plain http on a local network: no Sec-Fetch-Site.
  { origin: site },
  // Behind a proxy that asks by another name, and without one at another port.
  { origin: site, host: '127.0.0.1:3000' },
  { origin: 'http://192.168.0.7:3000', host: '192.168.0.7:3000' },
])('%j is this site', (headers) => expect(sentWith(headers)).toBe(true))

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'cross-site', origin: site },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://outro.example' },
  { origin: 'https://outro.example' },
  { origin: 'https://www.hotel.example.outro.example' },
  { origin: 'null' },
])('%j is not', (headers) => expect(sentWith(headers)).toBe(false))

test.each<[Record<string, string>, Record<string, string>]>([
  [
    { origin: site, host: '127.0.0.1:3000', 'x-forwarded-host': 'interno.example' },
    { origin: site, host: 'www.hotel.example' },
  ],
  [
    { origin: 'https://outro.example', host: '127.0.0.1:3000' },
    { origin: 'https://outro.example', host: '127.0.0.1:3000' },
  ],
  [{ host: '127.0.0.1:3000' }, { host: '127.0.0.1:3000' }],
])('%j reaches Next as %j', (headers, expected) => {
  underOwnName(headers, site)
  expect(headers).toEqual(expected)
})
