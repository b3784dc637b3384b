import { expect, test } from 'vitest'
import { vercelHeaders } from './headers'

/** As Next joins the rules: each that matches is applied, and the last one of a name wins. */
function headersFor(path: string): Record<string, string> {
  const rules = vercelHeaders().filter(({ source }) =>
    new URLPattern({ pathname: source }).test({ pathname: path }),
  )
  return Object.fromEntries(rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

test.each(['/', '/ofertas', '/oferta/pascoa', '/administracao'])(
  '%s has a policy that lets its own inline scripts run',
  (path) => {
    const headers = headersFor(path)
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'unsafe-inline';.* frame-ancestors 'self'/,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  },
)

test.each(['/admin', '/admin/hotel', '/previa/abc'])('the policy of %s is left to the middleware', (path) => {
  const headers = headersFor(path)
  expect(headers['content-security-policy']).toBeUndefined()
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each(['/_next/static/a.js', '/media/quartos/a/640.webp', '/images/serra.svg'])(
  'nothing in %s may run',
  (path) => {
    expect(headersFor(path)['content-security-policy']).toContain("default-src 'none'")
  },
)

test("a preview's address, which is its key, is not given a referrer policy that tells it", () => {
  expect(headersFor('/previa/abc')['referrer-policy']).toBeUndefined()
  expect(headersFor('/ofertas')['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
