import { CopyFailure } from './copy-failure.ts'

/** A connection that is encrypted already. Closing twice does no harm. */
export type Connection = {
  readable: ReadableStream<Uint8Array>
  writable: WritableStream<Uint8Array>
  close: () => void
}

export type Answer = { status: number; headers: Headers; body: AsyncIterable<Uint8Array> }

/**
 * `fetch` would look the name up once more, and might be led to another address than the one that was checked; hence
 * these few lines of HTTP/1.1. The body is not limited here; one that ends early throws a CopyFailure.
 */
export async function get(connection: Connection, url: URL): Promise<Answer> {
  const writer = connection.writable.getWriter()
  await writer.write(new TextEncoder().encode(requestHead(url)))
  writer.releaseLock()
  const input = byteReader(connection.readable)
  let head = await readHead(input)
  while (head.status < 200) head = await readHead(input)
  return { ...head, body: readBody(head.headers, input) }
}

function requestHead(url: URL) {
  return [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'User-Agent: migrate-room-images',
    'Accept: image/jpeg, image/png, image/webp',
    'Accept-Encoding: identity',
    'Connection: close',
    '\r\n',
  ].join('\r\n')
}

type Input = ReturnType<typeof byteReader>

async function readHead(input: Input) {
  const [, code] = (await input.line()).match(/^HTTP\/1\.[01] (\d{3})( |$)/) ?? []
  if (!code) throw unintelligible()
  const headers = new Headers()
  for (let line = await input.line(); line !== ''; line = await input.line()) {
    const [, name, value] = line.match(/^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/) ?? []
    if (!name || value === undefined) throw unintelligible()
    headers.append(name, value)
  }
  return { status: Number(code), headers }
}

async function* readBody(headers: Headers, input: Input) {
  const length = headers.get('content-length')
  if (/(^|,)\s*chunked$/i.test(headers.get('transfer-encoding') ?? '')) yield* readChunks(input)
  else if (length !== null) yield* input.exactly(parseSize(length, 10))
  else yield* input.rest()
}

async function* readChunks(input: Input) {
  for (;;) {
    const [size = ''] = (await input.line()).split(';')
    const length = parseSize(size.trim(), 16)
    if (length === 0) return
    yield* input.exactly(length)
    if ((await input.line()) !== '') throw unintelligible()
  }
}

function parseSize(text: string, radix: 10 | 16) {
  if (!(radix === 10 ? /^\d{1,15}$/ : /^[\da-f]{1,12}$/i).test(text)) throw unintelligible()
  return Number.parseInt(text, radix)
}

const longestLine = 8 * 1024
const longestHead = 64 * 1024

/** Takes a stream apart into lines and counted bytes. All lines together are limited to `longestHead`. */
function byteReader(readable: ReadableStream<Uint8Array>) {
  const reader = readable.getReader()
  let buffer: Uint8Array = new Uint8Array()
  let linesLeft = longestHead
  async function fill() {
    const { value, done } = await reader.read()
    if (done) return false
    const joined = new Uint8Array(buffer.length + value.length)
    joined.set(buffer)
    joined.set(value, buffer.length)
    buffer = joined
    return true
  }
  function take(count: number) {
    const taken = buffer.subarray(0, count)
    buffer = buffer.subarray(count)
    return taken
  }
  async function* rest() {
    do {
      if (buffer.length > 0) yield take(buffer.length)
    } while (await fill())
  }
  return {
    rest,
    async line() {
      let end = buffer.indexOf(10)
      while (end < 0) {
        if (buffer.length > longestLine || !(await fill())) throw unintelligible()
        end = buffer.indexOf(10)
      }
      linesLeft -= end
      if (linesLeft < 0) throw unintelligible()
      return new TextDecoder().decode(take(end + 1)).replace(/\r?\n$/, '')
    },
    async *exactly(count: number) {
      for (let left = count; left > 0; ) {
        if (buffer.length === 0 && !(await fill())) throw new CopyFailure('o servidor interrompeu a resposta')
        const part = take(left)
        left -= part.length
        yield part
      }
    },
  }
}

function unintelligible() {
  return new CopyFailure('o servidor deu uma resposta que não se entende')
}
