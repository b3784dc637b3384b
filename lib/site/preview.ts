import 'server-only'
import { cache } from 'react'
import { type EncodedWidths, mediaFiles, publicSource } from '@/lib/media/images/addresses'
import { mediaFolder } from '@/lib/media/images/source-set'
import { z } from '@/lib/zod'
import { type ListName, listNames, registry } from './registry'
import { getSiteContent } from './site-content'
import { changeMedia, filmAddress, picturesOf } from './site-images'
import { askLink, readSitePreview } from './site-preview'

export type Preview = {
  section: ListName
  /** The item as stored, with image addresses that only this link opens. */
  item: unknown
  /** Whether the item is on the site meanwhile. */
  isLive: boolean
  /** An ISO timestamp for a link to others; null for the panel's own preview. */
  expiresAt: string | null
}

/** Returns what a preview link shows; undefined if it is invalid, 'unavailable' if the backend does not answer. */
export const readPreview = cache(async (token: string): Promise<Preview | undefined | 'unavailable'> => {
  const answer = await ask(token)
  if (!answer || answer === 'unavailable') return answer
  const { section, item, images, is_live, is_shared, expires_at } = answer
  const sourceOf = (address: string, isMoving: boolean) =>
    isMoving
      ? filmAddress(address)
      : publicSource(address, images).replace(mediaFolder, `${mediaFolder}~${token}/`)
  return {
    section,
    item: changeMedia(registry[section].fields, item, sourceOf, picturesOf(await getSiteContent())),
    isLive: is_live,
    expiresAt: is_shared ? expires_at : null,
  }
})

/** Returns the status of the page behind a link: 200, 404 if it is invalid, 503 if the backend does not answer. */
export async function previewStatus(token: string): Promise<200 | 404 | 503> {
  const answer = (await readSitePreview(token)) ?? (await ask(token))
  if (answer === 'unavailable') return 503
  return answer ? 200 : 404
}

/** Maps the part after `/media/~{token}/` to the name in the storage. */
export async function previewFiles(token: string): Promise<Map<string, string>> {
  const answer = await ask(token)
  const files = new Map<string, string>()
  if (!answer || answer === 'unavailable') return files
  changeMedia(registry[answer.section].fields, answer.item, (address) => {
    for (const [name, stored] of mediaFiles(address, answer.images)) files.set(name, stored)
    return address
  })
  return files
}

const ask = (token: string) => askLink('preview_content', token, answerSchema)

const answerSchema = z.object({
  section: z.enum(listNames),
  item: z.looseObject({ id: z.string() }),
  is_live: z.boolean(),
  is_shared: z.boolean(),
  expires_at: z.string(),
  images: z.record(z.string(), z.array(z.int().min(1))).catch((): EncodedWidths => ({})),
})
