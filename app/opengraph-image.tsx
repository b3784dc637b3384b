import { shareImageSize } from '@/lib/seo/metadata'
import { siteCard } from '@/lib/seo/share-card'
import { shareImageResponse } from '@/lib/seo/share-image'

export const revalidate = 60
export const alt = 'Fotografia e nome do hotel'
export const size = shareImageSize
export const contentType = 'image/jpeg'

export default async function OpengraphImage() {
  return shareImageResponse(await siteCard())
}
