import { expect, test } from 'vitest'
import { vercelHeaders } from './headers'

/** Merges the rules like Next: applies each that matches, and the last one wins. */
function headersFor(path: string): Record<string, string> {
  const rules = vercelHeaders().filter(({ source }) =>
    new URLPattern({ pathname: source }).test({ pathname: path }),
  )
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

test.each(['/', '/administracao'])('the policy of %s allows inline scripts', (path) => {
  expect(headersFor(path)).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /script-src 'self' 'unsafe-inline';.* frame-ancestors 'self'/,
    ),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test.each(['/admin', '/admin/hotel', '/previa/abc'])('the middleware sets the policy of %s', (path) => {
  const headers = headersFor(path)
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each(['/_next/static/a.js', '/media/a/640.webp', '/images/a.svg'])('no script may run in %s', (path) => {
  expect(headersFor(path)['content-security-policy']).toContain("default-src 'none'")
})
