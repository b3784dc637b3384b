import { Buffer } from 'node:buffer'
import { resolve4, resolve6 } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isPublicAddress, literalAddress } from './address.ts'

/** The reason why an image could not be copied, which ends a Portuguese sentence for the person who started the migration. */
export class CopyFailure extends Error {}

export type DownloadedImage = {
  extension: 'jpg' | 'png' | 'webp'
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

export type Network = {
  resolve: (name: string) => Promise<string[]>
  request: (options: RequestOptions) => Promise<IncomingMessage>
}

/** The real internet, which tests replace. IPv4 addresses come first. */
export const internet: Network = {
  async resolve(name) {
    const answers = await Promise.allSettled([resolve4(name), resolve6(name)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  },
  request: (options) =>
    new Promise((resolve, reject) => {
      request(options, resolve).on('error', reject).end()
    }),
}

const largestImage = 5 * 1024 * 1024

/** Checks the address of every redirect and connects to the checked address (IMG-10). Throws a CopyFailure. */
export async function download(source: string, network: Network, wait = 15_000): Promise<DownloadedImage> {
  const signal = AbortSignal.timeout(wait)
  const expired = new Promise<never>((_, reject) => signal.addEventListener('abort', reject))
  try {
    return await Promise.race([follow(source, network, signal), expired])
  } catch (error) {
    if (error instanceof CopyFailure && !signal.aborted) throw error
    if (signal.aborted) throw new CopyFailure('o servidor demorou demais para responder')
    console.error(error)
    throw new CopyFailure('a conexão com o servidor foi interrompida')
  }
}

/** Throws a CopyFailure unless the address is https on its usual port, without credentials and without a private name. */
export function checkSource(text: string, base?: URL): URL {
  const url = URL.parse(text.trim(), base)
  if (!url) throw new CopyFailure('o endereço não é válido')
  if (url.protocol !== 'https:') throw new CopyFailure('só são copiados endereços https')
  if (url.username || url.password) throw new CopyFailure('o endereço traz usuário e senha')
  if (url.port) throw new CopyFailure('o endereço usa uma porta fora do padrão')
  const literal = literalAddress(url.hostname)
  if (literal ? !isPublicAddress(literal) : privateName.test(url.hostname)) throw notPublic()
  return url
}

async function follow(source: string, network: Network, signal: AbortSignal): Promise<DownloadedImage> {
  let url = checkSource(source)
  for (let hop = 0; hop <= 3; hop++) {
    const answer = await get(url, network, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return readImage(answer)
    answer.destroy()
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
    if (!isRedirect || !headers.location) throw new CopyFailure(`o servidor respondeu ${statusCode}`)
    url = checkSource(headers.location, url)
  }
  throw new CopyFailure('o endereço redireciona vezes demais')
}

/**
 * Connects to the checked address: a request by name would look it up again, and an attacker's name server could then return
 * a private address. The certificate is checked against the name. One private address rejects the whole name, because only an
 * attacker publishes such a pair.
 */
async function get({ hostname, pathname, search }: URL, network: Network, signal: AbortSignal) {
  const literal = literalAddress(hostname)
  const addresses = literal ? [literal] : await network.resolve(hostname)
  if (addresses.length === 0) throw new CopyFailure(`o servidor ${hostname} não foi encontrado`)
  if (!addresses.every(isPublicAddress)) throw notPublic()
  const accept = 'image/jpeg, image/png, image/webp'
  const options = {
    ...(literal ? {} : { servername: hostname }),
    path: pathname + search,
    headers: { host: hostname, accept, 'user-agent': 'migrate-room-images' },
    agent: false,
    signal,
  }
  for (const host of addresses) {
    try {
      return await network.request({ ...options, host })
    } catch {
      // Try the next address.
    }
  }
  throw new CopyFailure(`não foi possível uma conexão segura com ${hostname}`)
}

async function readImage(answer: IncomingMessage): Promise<DownloadedImage> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += part.length
    if (Math.max(size, Number(answer.headers['content-length'] ?? 0)) > largestImage)
      throw new CopyFailure('a imagem tem mais de 5MB')
    parts.push(part)
  }
  const bytes = new Uint8Array(Buffer.concat(parts))
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  const kind = kinds.find(({ mark }) => mark.test(start))
  if (!kind) throw new CopyFailure('o arquivo não é uma imagem JPG, PNG ou WEBP')
  return { extension: kind.extension, contentType: kind.contentType, bytes }
}

/** The first bytes decide the type of an image, not its name or its server. */
const kinds = [
  { extension: 'jpg', contentType: 'image/jpeg', mark: /^ffd8ff/ },
  { extension: 'png', contentType: 'image/png', mark: /^89504e470d0a1a0a/ },
  { extension: 'webp', contentType: 'image/webp', mark: /^52494646.{8}57454250/ },
] as const

// The machine would look up a name without a dot in its search domains.
const privateName = /^[^.]*\.?$|(^|\.)(localhost|local|internal|home\.arpa)\.?$/

function notPublic() {
  return new CopyFailure('o endereço não é público na internet')
}
