import 'server-only'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { createMediaStore, type Media } from '@/lib/media/images/media-store'
import { mediaFiles } from '@/lib/media/images/public-address'
import { outsideNext } from '@/lib/supabase/public'
import type { SiteContent } from './document'
import { previewFiles } from './preview'
import { siteLoader } from './site-content'
import { imageAddresses } from './site-images'

/** Reads a picture. Only names in the current content exist, in one spelling, so visitors cannot invent more. */
export async function readMedia(name: string): Promise<Media | 'missing' | 'unavailable'> {
  if (isPreviewMedia(name)) return readPreviewImage(name)
  const address = knownFiles(siteLoader().peek()).get(name) ?? (await newlyKnown(name))
  return address === undefined ? 'missing' : mediaStore().read(address)
}

/** Whether the name is `~{token}/…`, a picture of the draft behind this preview link. */
export function isPreviewMedia(name: string | null): boolean {
  return name?.startsWith('~') ?? false
}

async function readPreviewImage(name: string) {
  const cut = name.indexOf('/')
  const address = (await previewFiles(name.slice(1, cut))).get(name.slice(cut + 1))
  return address === undefined ? 'missing' : mediaStore().read(address)
}

/** Reads the content again, because it may have just changed. Reads are shared, so invented names cost one a second. */
async function newlyKnown(name: string) {
  const content = await siteLoader()
    .read()
    .catch(() => undefined)
  return knownFiles(content).get(name)
}

const filesOf = new WeakMap<SiteContent, Map<string, string>>()

function knownFiles(content: SiteContent | undefined): Map<string, string> {
  if (!content) return new Map()
  const known = filesOf.get(content)
  if (known) return known
  const { SUPABASE_URL } = env()
  const files = new Map(
    imageAddresses(content).flatMap((address) => mediaFiles(address, content.images, SUPABASE_URL)),
  )
  filesOf.set(content, files)
  return files
}

/** Reads one width for the panel, including drafts, or the original if not encoded. Callers have checked the guard. */
export async function readPanelImage(
  name: string,
  bucket: string,
): Promise<{ image: Media; isFinal: boolean } | 'missing' | 'unavailable'> {
  const [, path, file] = /^[^/]+\/(.+)\/((?:128|480|1200)\.webp)$/.exec(name) ?? []
  if (!path || !file || !bucket || !name.startsWith(`${bucket}/`)) return 'missing'
  const storage = `${new URL(env().SUPABASE_URL).origin}/storage/v1/object/public/${bucket}`
  const encoded = await mediaStore().read(`${storage}-variants/${path}/${file}`)
  if (typeof encoded !== 'string') return { image: encoded, isFinal: true }
  const original = await mediaStore().read(`${storage}/${path}`)
  return typeof original === 'string' ? original : { image: original, isFinal: false }
}

let store: ReturnType<typeof createMediaStore> | undefined

function mediaStore() {
  if (store) return store
  store = createMediaStore({
    folder: join(/* turbopackIgnore: true */ env().DATA_DIR, 'media'),
    // Next's own fetch would keep a second copy, or make the requesting page dynamic.
    fetch: (input, init) => outsideNext(() => fetch(input, init)),
  })
  void store.prune(knownFiles(siteLoader().peek()).values())
  return store
}
