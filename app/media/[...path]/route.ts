import { mediaName } from '@/lib/media/images/addresses'
import { mediaFolder } from '@/lib/media/images/source-set'
import { answerWithFilm } from '@/lib/media/videos/film-answer'
import { isOnVercel } from '@/lib/on-vercel'
import { findMediaAddress, readFilm, readMedia } from '@/lib/publication/media'

/** Serves `{bucket}/{path}/{width}.avif|webp`, `original/{bucket}/{path}`, and films at `{bucket}-videos/{path}`; else 404. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>): Promise<Response> {
  const name = mediaName(request.url, (await params).path, mediaFolder)
  const isFilm = name !== null && /\.(?:mp4|webm)$/.test(name)
  if (isFilm && isOnVercel()) return toStorage(await findMediaAddress(name))
  const film = isFilm ? await readFilm(name) : 'missing'
  if (typeof film === 'object') return answerWithFilm(request, film, forGood)
  if (film === 'unavailable') return refuse(503)
  const image = name === null || isFilm ? 'missing' : await readMedia(name)
  if (image === 'missing') return refuse(404)
  if (image === 'unavailable') return refuse(503)
  return new Response(image.bytes, {
    headers: {
      'content-type': image.type,
      'cache-control': forGood,
      // Without this header Vercel's CDN would call a function for every picture.
      ...(isOnVercel() && { 'vercel-cdn-cache-control': forGood }),
      'x-content-type-options': 'nosniff',
    },
  })
}

const forGood = 'public, max-age=31536000, immutable'

function toStorage(address: string | undefined) {
  if (!address) return refuse(404)
  return new Response(null, {
    status: 307,
    headers: { location: address, 'cache-control': 'public, max-age=86400, s-maxage=86400' },
  })
}

function refuse(status: number) {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
