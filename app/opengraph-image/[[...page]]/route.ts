import { cardOf } from '@/lib/seo/share-card'
import { shareImageResponse } from '@/lib/seo/share-image'

export const revalidate = 60

/** Each picture is drawn when it is first asked for, and kept. */
export function generateStaticParams() {
  return []
}

type Context = { params: Promise<{ page?: string[] }> }

/** The share picture of the page whose path follows; pages add a version to the address (SEO-2). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { page = [] } = await params
  const card = await cardOf(`/${page.join('/')}`)
  // notFound() would be cached for a year, even after a page with this address is added.
  return card ? shareImageResponse(card) : new Response(null, { status: 404 })
}
