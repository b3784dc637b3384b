import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { signedSession } from '../../../lib/access/test-session'
import { siteUrl } from './filtered-site'

/** Asks a proxy for the site under the name that visitors know. Its certificate may be its own. */
export function ask(url: string, options: RequestOptions = {}, body?: Buffer) {
  const send = url.startsWith('https:') ? tlsRequest : plainRequest
  const host = new URL(siteUrl).host
  const headers = { host, ...options.headers, ...(body && { 'content-length': body.length }) }
  type Answer = { status: number; body: string; location: string | undefined; name: unknown }
  return new Promise<Answer>((resolve, reject) => {
    send(url, { rejectUnauthorized: false, ...options, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          location: response.headers.location,
          name: response.headers['x-request-id'],
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

/** Sends what a page of the panel would, for somebody who is signed in. */
export function post(url: string, body: Buffer, headers: Record<string, string> = {}) {
  const own = {
    origin: siteUrl,
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data',
    cookie: `panel-session=${signedSession()}`,
  }
  return ask(url, { method: 'POST', headers: { ...own, ...headers } }, body)
}
