import { countLabel } from '@/lib/count-label'
import { formatMoney } from '@/lib/format'
import { pictureOf } from '@/lib/media/images/picture'
import { shareImageSize } from '@/lib/seo/metadata'
import { shareImageResponse } from '@/lib/seo/share-image'
import { getHotel, getRoomAt, getRoomRows } from '@/lib/site/queries'

export const revalidate = 60
export const alt = 'Fotografia, nome e preço do quarto'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export async function generateStaticParams() {
  const rooms = await getRoomRows()
  return rooms.map(({ slug }) => ({ slug }))
}

export default async function RoomShareImage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const [hotel, room] = await Promise.all([getHotel(), getRoomAt(slug)])
  // notFound() would be cached for a year, even after a room with this slug is added.
  if (room?.slug !== slug) return new Response(null, { status: 404 })
  const [image = null] = room.images
  return shareImageResponse({
    image,
    focus: pictureOf(room, image ?? '').focus,
    brand: hotel.name,
    label: room.kind.name,
    title: room.name,
    footing:
      room.price === null
        ? `até ${countLabel(room.capacity, 'hóspede', 'hóspedes')}`
        : `a partir de ${formatMoney(room.price)} por noite`,
  })
}
