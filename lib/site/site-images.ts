import { type Fields, mediaFields } from '@/lib/fields/field'
import { middle, type Picture, type Pictured, pictureName } from '@/lib/images/picture'

import { mediaFolder, publicSource } from '@/lib/images/public-address'
import { isVideo, storedFilm } from '@/lib/video'
import type { SiteContent } from './document'
import { sections } from './registry'

const shown = new WeakMap<SiteContent, SiteContent>()

/** Under this site's own addresses, with what the hotel says of each; what is stored keeps the storage's. */
export function withPublicImages(content: SiteContent, supabaseUrl: string): SiteContent {
  const known = shown.get(content)
  if (known) return known
  const result = mapMedia(
    content,
    (address, isMoving) =>
      isMoving ? publicFilm(address, supabaseUrl) : publicSource(address, content.images, supabaseUrl),
    picturesOf(content),
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

/** What the hotel says of its pictures, as `changeMedia` asks for it. */
export function picturesOf(content: Pick<SiteContent, 'pictures'>) {
  const known = new Map(content.pictures.map(({ id, ...picture }) => [id, picture]))
  return (names: string[]) => picturesNamed(known, names)
}

/** What is said of some pictures, and no word of those of which nothing is. */
function picturesNamed(known: Map<string, { alt: string; focus: string }>, names: string[]): Pictured {
  const said = names.flatMap((name): [string, Picture][] => {
    const { alt, focus = middle } = known.get(name) ?? {}
    const picture = { ...(alt && { alt }), ...(focus !== middle && { focus }) }
    return Object.keys(picture).length > 0 ? [[name, picture]] : []
  })
  return said.length > 0 ? { pictures: Object.fromEntries(said) } : {}
}

function mapMedia(
  content: SiteContent,
  change: (address: string, isMoving: boolean) => string,
  describe?: (names: string[]) => object,
): SiteContent {
  const stored: Record<string, unknown> = content
  const changed = sections.map(({ name, fields, kind }) => {
    const changeIn = (value: unknown) => changeMedia(fields, value, change, describe)
    const section = stored[name]
    return [name, kind === 'list' && Array.isArray(section) ? section.map(changeIn) : changeIn(section)]
  })
  return { ...content, ...Object.fromEntries(changed) }
}

/** A copy of an item, or of a single section, with other addresses of its media and what `describe` says of the images. */
export function changeMedia(
  fields: Fields,
  value: unknown,
  change: (address: string, isMoving: boolean) => string,
  describe: (names: string[]) => object = () => ({}),
): unknown {
  const names: string[] = []
  const changed = mediaFields(fields).reduce((item, [path, { kind }]) => {
    const changeOne = (address: string) => {
      // A background may be a video.
      const isMoving = kind === 'video' || (kind === 'media' && isVideo(address))
      if (!isMoving) names.push(pictureName(address))
      return change(address, isMoving)
    }
    return changeAt(item, path.split('.'), changeOne)
  }, value)
  return names.length > 0 ? Object.assign(Object(changed), describe(names)) : changed
}

/** A copy of `value` with the addresses at `path` changed: one, or a list of them, or one in each row. */
function changeAt(value: unknown, path: string[], change: (address: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeAt(entry, path, change))
  if (path.length === 0) return typeof value === 'string' ? change(value) : value
  const [field = '', ...rest] = path
  if (typeof value !== 'object' || value === null || !(field in value)) return value
  const fields: Record<string, unknown> = { ...value }
  return { ...fields, [field]: changeAt(fields[field], rest, change) }
}
