import { beforeEach, expect, test, vi } from 'vitest'
import { previewCookie } from './cookies'
import { tokenOf } from './preview-link'
import { previewOf } from './preview-request'
import { stubSite } from './test-session'

vi.mock('server-only', () => ({}))

beforeEach(stubSite)

test.each<[string, 'opened' | 'held' | undefined]>([
  ['/previa/TOKEN', 'opened'],
  ['/previa/TOKEN?x', 'opened'],
  ['//previ%61/TOKEN', 'opened'],
  ['http://other.example/previa/TOKEN', 'opened'],
  ['/previa/other', undefined],
  ['/', 'held'],
  ['http://other.example/sobre?x', 'held'],
  ['/robots.txt', undefined],
  ['/favicon.ico', undefined],
  ['/opengraph-image', undefined],
  ['/opengraph-image/oferta/natal', undefined],
  ['/admin/rooms', undefined],
  ['/media/a/b', undefined],
  ['*', undefined],
])('%s takes a turn of the link %s, however the path is spelt (PUB-14)', (url, expected) => {
  const tokens = {
    opened: tokenOf('00000000-0000-4000-8000-00000000000a'),
    held: tokenOf('00000000-0000-4000-8000-00000000000b'),
  }
  const { name, value } = previewCookie({ token: tokens.held, nextKey: 'key', release: 'r' })
  const headers = { cookie: `${name}=${value}` }
  expect(previewOf({ url: url.replace('TOKEN', tokens.opened), headers })).toBe(expected && tokens[expected])
})
