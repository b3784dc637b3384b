import 'server-only'
import { getLook, type Look } from '@/lib/site/brand'
import { readSourceImage } from './source-image'
import { inWhite } from './white-logo'

/** What of the brand a sharing picture shows (BRAND-8). */
export async function brandOfCard(): Promise<{ look: Look; logo: Buffer | undefined }> {
  const look = await getLook()
  const logo = await readSourceImage(look.logo)
  return { look, logo: logo && (await inWhite(logo).catch(() => undefined)) }
}
