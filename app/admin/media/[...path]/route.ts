import { checkAdmin } from '@/lib/access/guard'
import { mediaName, panelImages } from '@/lib/media/images/addresses'
import { answerWithFilm } from '@/lib/media/videos/film-answer'
import { readPanelFilm, readPanelImage } from '@/lib/publication/media'

export async function GET(
  request: Request,
  { params }: RouteContext<'/admin/media/[...path]'>,
): Promise<Response> {
  const checked = await checkAdmin()
  if ('denied' in checked) return refuse(checked.denied === 'unavailable' ? 503 : 403)
  const name = mediaName(request.url, (await params).path, panelImages)
  if (name !== null && /\.(?:mp4|webm)$/.test(name)) {
    const film = await readPanelFilm(name, checked.admin.bucket)
    if (typeof film === 'object') return answerWithFilm(request, film, 'private, max-age=31536000, immutable')
    return refuse(film === 'missing' ? 404 : 503)
  }
  const found = name === null ? 'missing' : await readPanelImage(name, checked.admin.bucket)
  if (typeof found === 'string') return refuse(found === 'missing' ? 404 : 503)
  return new Response(found.image.bytes, {
    headers: {
      'content-type': found.image.type,
      'cache-control': `private, max-age=${found.isFinal ? '31536000, immutable' : '300'}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

function refuse(status: number) {
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } })
}
