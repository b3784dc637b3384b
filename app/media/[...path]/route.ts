import { mediaName } from '@/lib/images/media-name'
import { mediaFolder } from '@/lib/images/public-address'
import { isPreviewMedia, readMedia } from '@/lib/site/media'

/** `{bucket}/{path}/{width}.avif|webp`, or `original/{bucket}/{path}`; any other spelling is 404. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>): Promise<Response> {
  const name = mediaName(request.url, (await params).path, mediaFolder)
  const image = name === null ? 'missing' : await readMedia(name)
  if (image === 'missing') return refuse(404)
  if (image === 'unavailable') return refuse(503)
  return new Response(image.bytes, {
    headers: {
      'content-type': image.type,
      'cache-control': isPreviewMedia(name) ? 'private, max-age=300' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}

function refuse(status: number) {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
