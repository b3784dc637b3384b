import { imagePaths } from '@/lib/fields/field'
import { mediaFolder, publicSource } from '@/lib/images/public-address'
import { isVideo, storedFilm } from '@/lib/video'
import type { SiteContent } from './document'
import { sections } from './registry'

const shown = new WeakMap<SiteContent, SiteContent>()

/** Under this site's own addresses; what is stored keeps the storage's. */
export function withPublicImages(content: SiteContent, supabaseUrl: string): SiteContent {
  const known = shown.get(content)
  if (known) return known
  const result = mapMedia(content, (address, isMoving) =>
    isMoving ? publicFilm(address, supabaseUrl) : publicSource(address, content.images, supabaseUrl),
  )
  shown.set(content, result)
  return result
}

/** Every image's address in the content, once for each place. */
export function imageAddresses(content: SiteContent): string[] {
  return addressesIn(content, false)
}

/** Every video's address in the content, once for each place. */
export function videoAddresses(content: SiteContent): string[] {
  return addressesIn(content, true)
}

function addressesIn(content: SiteContent, moving: boolean) {
  const addresses: string[] = []
  mapMedia(content, (address, isMoving) => {
    if (isMoving === moving) addresses.push(address)
    return address
  })
  return addresses
}

/** One that was uploaded here is played under this site's own address; others stay where they are. */
function publicFilm(address: string, supabaseUrl: string) {
  const name = storedFilm(address, supabaseUrl)
  return name ? mediaFolder + name : address
}

type Change = (address: string, isMoving: boolean) => string

function mapMedia(content: SiteContent, change: Change): SiteContent {
  const stored: Record<string, unknown> = content
  const changed = sections.map(({ name, fields, kind }) => {
    const changeIn = (value: unknown) =>
      imagePaths(fields).reduce((item, path) => {
        const kind = fields[path]?.kind
        // A background may be a video.
        const changeOne = (address: string) =>
          change(address, kind === 'video' || (kind === 'media' && isVideo(address)))
        return changeAt(item, path.split('.'), changeOne)
      }, value)
    const section = stored[name]
    return [name, kind === 'list' && Array.isArray(section) ? section.map(changeIn) : changeIn(section)]
  })
  return { ...content, ...Object.fromEntries(changed) }
}

/** A copy of `value` with the addresses at `path` changed: one, or a list of them. */
function changeAt(value: unknown, path: string[], change: (address: string) => string): unknown {
  if (path.length === 0) {
    if (Array.isArray(value)) return value.map((address) => changeAt(address, [], change))
    return typeof value === 'string' ? change(value) : value
  }
  const [field = '', ...rest] = path
  if (typeof value !== 'object' || value === null || !(field in value)) return value
  const fields: Record<string, unknown> = { ...value }
  return { ...fields, [field]: changeAt(fields[field], rest, change) }
}
