import 'server-only'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { outsideNext } from '@/lib/supabase/public'
import { storedFilm } from '@/lib/video'
import { videosBucket } from '@/lib/videos/bucket'
import { createFilmStore, type Film } from '@/lib/videos/film-store'
import type { SiteContent } from './document'
import { siteLoader } from './site-content'
import { videoAddresses } from './site-images'

type Found = Film | 'missing' | 'unavailable'

/** Reads a video by the part of its address after `/media/`; only names in the current content exist. */
export async function readFilm(name: string): Promise<Found> {
  const address = knownFilms(siteLoader().peek()).get(name) ?? (await newlyKnown(name))
  return address === undefined ? 'missing' : filmStore().read(address)
}

/** Returns the storage address, for hosts whose functions cannot keep a video. */
export async function filmAddress(name: string): Promise<string | undefined> {
  return knownFilms(siteLoader().peek()).get(name) ?? newlyKnown(name)
}

/** Reads a video of the hotel's own bucket for the panel. Callers have checked the guard. */
export async function readPanelFilm(name: string, bucket: string): Promise<Found> {
  const address = `${new URL(env().SUPABASE_URL).origin}/storage/v1/object/public/${name}`
  const isOwn = bucket !== '' && name.startsWith(`${videosBucket(bucket)}/`)
  return isOwn && storedFilm(address) === name ? filmStore().read(address) : 'missing'
}

/** Keeps a copy of a video that was just stored. */
export function keepFilm(address: string, file: string): Promise<void> {
  return filmStore().keep(address, file)
}

/** Reads the content again, because it may have just changed; reads are shared. */
async function newlyKnown(name: string) {
  const content = await siteLoader()
    .read()
    .catch(() => undefined)
  return knownFilms(content).get(name)
}

function knownFilms(content: SiteContent | undefined): Map<string, string> {
  const addresses = content ? videoAddresses(content) : []
  return new Map(
    addresses.flatMap((address): [string, string][] => {
      const name = storedFilm(address)
      return name ? [[name, address]] : []
    }),
  )
}

let store: ReturnType<typeof createFilmStore> | undefined

function filmStore() {
  if (store) return store
  store = createFilmStore({
    folder: join(/* turbopackIgnore: true */ env().DATA_DIR, 'films'),
    // Next's own fetch would keep a second copy, or make the requesting page dynamic.
    fetch: (input, init) => outsideNext(() => fetch(input, init)),
  })
  void store.prune(knownFilms(siteLoader().peek()).values())
  return store
}
