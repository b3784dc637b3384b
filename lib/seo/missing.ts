import type { Metadata } from 'next'
import { env } from '@/lib/env'
import { getLook, iconsOf } from '@/lib/site/brand'
import { getHotel } from '@/lib/site/queries'

/** Of a page that is not there. */
export async function missingMetadata(): Promise<Metadata> {
  const title = `Página não encontrada · ${(await getHotel()).name}`
  return { title, metadataBase: new URL(env().SITE_URL), icons: iconsOf(await getLook()) }
}
