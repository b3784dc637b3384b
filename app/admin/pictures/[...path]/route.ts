import { checkAdmin } from '@/lib/auth/guard'
import { mediaName } from '@/lib/images/media-name'
import { panelPictures } from '@/lib/images/panel-source'
import { readPanelPicture } from '@/lib/site/media'

export async function GET(
  request: Request,
  { params }: RouteContext<'/admin/pictures/[...path]'>,
): Promise<Response> {
  const checked = await checkAdmin()
  if ('denied' in checked) return refuse(checked.denied === 'unavailable' ? 503 : 403)
  const name = mediaName(request.url, (await params).path, panelPictures)
  const found = name === null ? 'missing' : await readPanelPicture(name, checked.admin.bucket)
  if (typeof found === 'string') return refuse(found === 'missing' ? 404 : 503)
  return new Response(found.picture.bytes, {
    headers: {
      'content-type': found.picture.type,
      'cache-control': `private, max-age=${found.isFinal ? '31536000, immutable' : '300'}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

function refuse(status: number) {
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } })
}
