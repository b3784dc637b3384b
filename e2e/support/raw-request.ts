import { request } from 'node:http'

export type RawAnswer = { status: number; headers: Record<string, string[]>; body: string }

type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

/** Asks for exactly this path, which `fetch` would tidy up, and gives every header that came, repeated ones too. */
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
