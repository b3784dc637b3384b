import { CopyFailure } from './copy-failure.ts'
import { type Answer, type Connection, get } from './http.ts'
import { type ImageKind, imageKind, largestImage } from './image.ts'
import { checkSource, publicAddresses, type Resolve } from './source.ts'

export type DownloadedImage = ImageKind & { bytes: Uint8Array }

export type Network = {
  resolve: Resolve
  /** Opens a TLS connection to port 443 of an address and checks the certificate against the name. */
  connect: (address: string, name: string) => Promise<Connection>
}

const mostRedirects = 3
const longestWait = 15_000

/** Every hop is checked anew, and the connection goes to the address that was checked (IMG-10). CopyFailure. */
export async function download(
  source: string,
  network: Network,
  wait = longestWait,
): Promise<DownloadedImage> {
  const connections = new Set<Connection>()
  let over = false
  const open = async (address: string, name: string) => {
    const connection = await network.connect(address, name)
    connections.add(connection)
    if (over) connection.close()
    return connection
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CopyFailure('o servidor demorou demais para responder', true)), wait)
  })
  try {
    return await Promise.race([follow(source, { ...network, connect: open }), expired])
  } catch (error) {
    if (error instanceof CopyFailure) throw error
    console.error(error)
    throw new CopyFailure('a conexão com o servidor foi interrompida')
  } finally {
    over = true
    clearTimeout(timer)
    for (const connection of connections) connection.close()
  }
}

async function follow(source: string, network: Network): Promise<DownloadedImage> {
  let url = checkSource(source)
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const answer = await get(await connect(url, network), url)
    const location = redirects.has(answer.status) ? answer.headers.get('location') : null
    if (location === null) return await readImage(answer)
    url = checkSource(location, url)
  }
  throw new CopyFailure('o endereço redireciona vezes demais')
}

async function connect(url: URL, { resolve, connect }: Network) {
  for (const address of await publicAddresses(url, resolve)) {
    try {
      return await connect(address, url.hostname.replace(/^\[(.*)\]$/, '$1'))
    } catch {
      // The next address may answer.
    }
  }
  throw new CopyFailure(`não foi possível uma conexão segura com ${url.hostname}`, true)
}

async function readImage({ status, headers, body }: Answer): Promise<DownloadedImage> {
  if (status !== 200) throw new CopyFailure(`o servidor respondeu ${status}`)
  if (Number(headers.get('content-length')) > largestImage) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > largestImage) throw tooLarge()
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  const kind = imageKind(bytes)
  if (!kind) throw new CopyFailure('o arquivo não é uma imagem JPG, PNG ou WEBP')
  return { ...kind, bytes }
}

const redirects = new Set([301, 302, 303, 307, 308])

function tooLarge() {
  return new CopyFailure('a imagem tem mais de 5MB')
}
