import { openAsBlob } from 'node:fs'
import type { Film } from '../copies'

/** Header that passes the length to the request filter: Next removes `content-length` from a streamed response. */
export const streamLength = 'x-stream-length'

/** Responds with 200, or with 206, 304 or 416 as the request's headers ask. iPhones play videos only if ranges are served. */
export async function answerWithFilm({ headers, method }: Request, film: Film, cacheControl: string) {
  const { file, size, type, tag } = film
  const answer = (status: number, more: Record<string, string>, body?: Blob) =>
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
  const sentHeaders = { 'content-type': type, [streamLength]: String(end - start + 1) }
  const body = (await openAsBlob(/* turbopackIgnore: true */ file)).slice(start, end + 1)
  if (range === 'whole') return answer(200, sentHeaders, body)
  return answer(206, { ...sentHeaders, 'content-range': `bytes ${start}-${end}/${size}` }, body)
}

/** Returns the requested bytes, inclusive; 'whole' without a range or for a malformed one, as HTTP requires. */
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
