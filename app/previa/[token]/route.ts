import { lookUpLink } from '@/lib/access/preview-link'
import { plainPage } from '@/lib/server/requests/failure-page'
import { fileCsp } from '@/lib/server/requests/headers'
import { pageOfItem } from '@/lib/site/edit-place'
import { enterPreview, readSitePreview } from '@/lib/site/site-preview'

type Context = { params: Promise<{ token: string }> }

/** Starts the preview of a link in this browser (PUB-14), on the page that shows its item. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  const link = await lookUpLink(token)
  const preview = link === 'valid' ? await readSitePreview(token) : link
  if (typeof preview === 'object') {
    await enterPreview(token)
    const location = pageOfItem(preview.site, preview.section, preview.item_id)
    return new Response(null, { status: 307, headers: { ...notKept, location } })
  }
  const [status, title, text] = preview ? unavailable : ended
  const headers = {
    ...notKept,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': fileCsp,
  }
  return new Response(plainPage(title, text), { status, headers })
}

const notKept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
const ended = [
  404,
  'Este link de prévia não vale mais: peça outro link.',
  'Cada link vale por sete dias, ou até que quem o enviou o desfaça.',
] as const
const unavailable = [
  503,
  'Não conseguimos mostrar a prévia agora.',
  'O link continua valendo. Tente de novo em instantes.',
] as const
