import { type Fields, imagePaths } from '@/lib/fields/field'
import { publicSource } from '@/lib/images/public-address'
import { parseVideo } from '@/lib/video'
import type { SiteContent } from './document'
import { sections } from './registry'

const shown = new WeakMap<SiteContent, SiteContent>()

/** Under this site's own addresses; what is stored keeps the storage's. */
export function withPublicImages(content: SiteContent, supabaseUrl: string): SiteContent {
  const known = shown.get(content)
  if (known) return known
  const result = mapImages(content, (address) => publicSource(address, content.images, supabaseUrl))
  shown.set(content, result)
  return result
}

/** Every image's address in the content, once for each place. */
export function imageAddresses(content: SiteContent): string[] {
  const addresses: string[] = []
  mapImages(content, (address) => {
    addresses.push(address)
    return address
  })
  return addresses
}

function mapImages(content: SiteContent, change: (address: string) => string): SiteContent {
  const stored: Record<string, unknown> = content
  const changed = sections.map(({ name, fields, kind }) => {
    const changeIn = (value: unknown) => changeImages(fields, value, change)
    const section = stored[name]
    return [name, kind === 'list' && Array.isArray(section) ? section.map(changeIn) : changeIn(section)]
  })
  return { ...content, ...Object.fromEntries(changed) }
}

/** A copy of an item, or of a single section, with the addresses of its images changed. */
export function changeImages(fields: Fields, value: unknown, change: (address: string) => string): unknown {
  return imagePaths(fields).reduce((item, path) => {
    // A background may be a video.
    const changeImage = (address: string) =>
      fields[path]?.kind === 'media' && parseVideo(address) ? address : change(address)
    return changeAt(item, path.split('.'), changeImage)
  }, value)
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
