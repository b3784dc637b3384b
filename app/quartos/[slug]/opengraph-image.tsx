import { roomCard } from '@/lib/seo/share-card'
import { shareImageResponse } from '@/lib/seo/share-image'
import { getRoomAt, getRoomRows } from '@/lib/site/queries'

export const revalidate = 60

export async function generateStaticParams() {
  const rooms = await getRoomRows()
  return rooms.map(({ slug }) => ({ slug }))
}

/** Outside of the group of pages, as that of an offer. */
export default async function RoomShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const room = await getRoomAt(slug)
  // notFound() would be cached for a year, even after a room with this slug is added.
  if (room?.slug !== slug) return new Response(null, { status: 404 })
  return shareImageResponse(await roomCard(room))
}
