import { expect, test } from 'vitest'
import { stubSite } from '@/lib/access/test-session'
import { pageBefore } from './page-before'

stubSite()

test.each([
  ['https://hotel.example/ofertas?x=1', '/ofertas'],
  ['https://hotel.example//evil.example', '/evil.example'],
  ['https://hotel.example/\\\\evil.example', '/evil.example'],
  ['https://hotel.example///evil.example/a', '/evil.example/a'],
  ['https://hotel.example/admin', undefined],
  ['https://hotel.example//admin', undefined],
  ['https://evil.example/ofertas', undefined],
  ['', undefined],
])('a visitor from %j returns to %j, a path of this site', (referer, path) => {
  expect(pageBefore(new Request('https://hotel.example/previa/sair', { headers: { referer } }))).toBe(path)
})
