import 'server-only'
import { join } from 'node:path'
import { env } from '@/lib/env'
import { createFilmStore, type Film } from '@/lib/media/videos/film-store'
import { videosBucket } from '@/lib/media/videos/rules'
import { outsideNext } from '@/lib/supabase/public'
import { storedFilm } from '@/lib/video'
import type { SiteContent } from './document'
import { siteLoader } from './site-content'
import { videoAddresses } from './site-images'

type Found = Film | 'missing' | 'unavailable'

/** By what follows `/media/`: only what the present content names exists. */
export async function readFilm(name: string): Promise<Found> {
  const address = knownFilms(siteLoader().peek()).get(name) ?? (await newlyKnown(name))
  return address === undefined ? 'missing' : filmStore().read(address)
}

/** Where it lies, for a host whose functions can keep no film. */
export async function filmAddress(name: string): Promise<string | undefined> {
  return knownFilms(siteLoader().peek()).get(name) ?? newlyKnown(name)
}

/** For the panel: whatever lies in the hotel's own bucket. Callers have asked the guard. */
export async function readPanelFilm(name: string, bucket: string): Promise<Found> {
  const address = `${new URL(env().SUPABASE_URL).origin}/storage/v1/object/public/${name}`
  const isOwn = bucket !== '' && name.startsWith(`${videosBucket(bucket)}/`)
  return isOwn && storedFilm(address) === name ? filmStore().read(address) : 'missing'
}

/** The content may have changed a moment ago; reads are shared. */
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
    // Next's own fetch would keep a second copy, or make the page that asks dynamic.
    fetch: (input, init) => outsideNext(() => fetch(input, init)),
  })
  void store.prune(knownFilms(siteLoader().peek()).values())
  return store
}
