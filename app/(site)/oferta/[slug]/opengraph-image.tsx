import { formatMoney } from '@/lib/format'
import { categoryLabel } from '@/lib/packages/categories'
import { offerTitle } from '@/lib/packages/display'
import { readPhotograph } from '@/lib/seo/photograph'
import { shareImage } from '@/lib/seo/share-image'
import { shareImageSize } from '@/lib/seo/share-size'
import { getHotel, getOffer, getOffers } from '@/lib/site/queries'

export const revalidate = 60
export const alt = 'Fotografia, nome e preço do pacote'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export async function generateStaticParams() {
  const offers = await getOffers()
  return offers.map(({ slug }) => ({ slug }))
}

export default async function OfferImage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const [hotel, offer] = await Promise.all([getHotel(), getOffer(slug)])
  // notFound() would be remembered for a year, even after an offer of this name appears.
  if (!offer) return new Response(null, { status: 404 })
  const jpeg = await shareImage({
    photograph: await readPhotograph(offer.images.principal),
    brand: hotel.name,
    label: categoryLabel(offer.category),
    title: offerTitle(offer),
    footing: `a partir de ${formatMoney(offer.price)}`,
  })
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': contentType } })
}
