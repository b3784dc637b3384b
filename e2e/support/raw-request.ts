import { request } from 'node:http'

type RawAnswer = { status: number; headers: Record<string, string[]>; body: string }

type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** Requests exactly this path, which `fetch` would normalise; returns every header, including repeated ones. */
export function rawRequest(origin: string, path: string, options: Options = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values]) => [name, values ?? []]),
          ),
          body: Buffer.concat(chunks).toString(),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Maps each header to a pattern for its one value. HSTS is sent everywhere, although only https heeds it. */
const required: Record<string, RegExp> = {
  'content-security-policy':
    /(?=.*\bobject-src 'none'|.*\bdefault-src 'none')(?=.*\bbase-uri 'none')(?=.*\bframe-ancestors '(?:none|self)')/,
  'strict-transport-security': /^max-age=(?:[3-9]\d{7,}|\d{9,}); includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /\bcamera=\(\).*\bgeolocation=\(\)/,
}

/** Returns the faults in a response's headers, one sentence each. */
export function headerFaults({ status, headers, body }: RawAnswer): string[] {
  const faults = Object.entries(required).flatMap(([name, wanted]) => {
    const values = headers[name] ?? []
    const isRight = values.length === 1 && wanted.test(values[0] ?? '')
    return isRight ? [] : [`${name}: ${values.join(' AND ') || 'missing'}`]
  })
  const [policy = ''] = headers['content-security-policy'] ?? []
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
  if (/unsafe-inline|unsafe-eval|https?:|\*|data:/.test(scripts)) faults.push(`trusts too much: ${scripts}`)
  for (const cookie of headers['set-cookie'] ?? [])
    if (!/; HttpOnly/i.test(cookie) || !/; SameSite=(?:Lax|Strict)/i.test(cookie))
      faults.push(`cookie: ${cookie}`)
  if ((headers.location ?? []).length > 1) faults.push('two addresses')
  if (headers['x-powered-by']) faults.push('names its framework')
  if (status >= 400 && headers['cache-control']?.join() !== 'no-store')
    faults.push('an error that may be kept')
  const foreign = /<script\b[^>]*\bsrc="(?:https?:)?\/\/[^"]*/i.exec(body)
  if (foreign) faults.push(`a script of another origin: ${foreign[0]}`)
  return faults
}
