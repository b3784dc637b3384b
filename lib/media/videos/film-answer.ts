import { type FileHandle, open } from 'node:fs/promises'
import type { Film } from '../copies'

/** The header that passes the length to the request filter: Next removes `content-length` from a streamed answer. */
export const streamLength = 'x-stream-length'

const partBytes = 256 * 1024

/** Answers with 200, or with 206, 304 or 416 by the request's headers. iPhones play only videos that are served in ranges. */
export function filmAnswer({ headers, method }: Request, film: Film, cacheControl: string): Response {
  const { size, type, tag } = film
  const answer = (status: number, more: Record<string, string>, body: ReadableStream | null = null) =>
    new Response(method === 'HEAD' ? null : body, {
      status,
      headers: {
        'accept-ranges': 'bytes',
        'cache-control': cacheControl,
        etag: tag,
        'x-content-type-options': 'nosniff',
        ...more,
      },
    })
  if (headers.get('if-none-match') === tag) return answer(304, {})
  const isSame = (headers.get('if-range') ?? tag) === tag
  const range = isSame ? readRange(headers.get('range'), size) : 'whole'
  if (range === 'unsatisfiable') return answer(416, { 'content-range': `bytes */${size}` })
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  const told = { 'content-type': type, [streamLength]: String(end - start + 1) }
  const body = method === 'HEAD' ? null : partsOf(film.file, start, end)
  if (range === 'whole') return answer(200, told, body)
  return answer(206, { ...told, 'content-range': `bytes ${start}-${end}/${size}` }, body)
}

/** Opens the file at the first read, and reads only as fast as the client takes it. */
function partsOf(file: string, start: number, end: number) {
  let handle: Promise<FileHandle> | undefined
  let at = start
  const close = async () => (await handle)?.close()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      handle ??= open(/* turbopackIgnore: true */ file)
      const part = Buffer.alloc(Math.min(partBytes, end + 1 - at))
      const { bytesRead } = await (await handle).read(part, 0, part.length, at)
      if (bytesRead === 0) throw new Error('the film is shorter than it was')
      controller.enqueue(part.subarray(0, bytesRead))
      at += bytesRead
      if (at <= end) return
      controller.close()
      await close()
    },
    cancel: close,
  })
}

/** The requested bytes, both ends included; 'whole' without a range or for a malformed one, as HTTP demands. */
export function readRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start < size ? { start, end } : 'unsatisfiable'
}
