import { expect, test, vi } from 'vitest'
import { previewOf } from './preview-request'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/access/cookies', () => ({
  previewCookieName: () => 'previa',
  openPreviewCookie: (value?: string) => (value ? { token: value } : undefined),
}))
vi.mock('./preview-link', () => ({ isPreviewToken: (token: string) => token === 'abc' }))

test.each([
  ['/previa/abc', 'abc'],
  ['/previa/abc?x', 'abc'],
  ['//previa/%61bc', 'abc'],
  ['http://other.example/previa/abc', 'abc'],
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
])('%s takes a turn of the link %s, however the path is spelt (PUB-14)', (url, token) => {
  expect(previewOf({ url, headers: { cookie: 'previa=held' } })).toBe(token)
})
