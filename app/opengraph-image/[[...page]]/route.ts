import { cardOf } from '@/lib/seo/share-card'
import { shareImageResponse } from '@/lib/seo/share-image'

export const revalidate = 60

/** Prerenders nothing: each picture is drawn on its first request and cached. */
export function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ page?: string[] }> }

/** Returns the share picture of the page at the remaining path; pages add a version to the URL (SEO-2). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { page = [] } = await params
  const card = await cardOf(`/${page.join('/')}`)
  // `notFound()` would be cached for a year, even after a page with this path is added.
  return card ? shareImageResponse(card) : new Response(null, { status: 404 })
}
