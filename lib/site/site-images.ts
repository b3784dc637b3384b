import { changeTexts, type Fields, mediaFields } from '@/lib/content/fields/field'
import { keepUnitsTogether } from '@/lib/format'
import { type EncodedWidths, mediaFiles, publicSource } from '@/lib/media/images/addresses'
import { middle, type Picture, type Pictured, pictureName } from '@/lib/media/images/picture'
import { mediaFolder } from '@/lib/media/images/source-set'
import { type Published, publishedFiles } from '@/lib/publication/published'
import { storageAddress } from '@/lib/publication/storage-address'
import { storedName } from '@/lib/stored-name'
import { isVideo, storedFilm } from '@/lib/video'
import type { SiteContent } from './document'
import { sections } from './registry'

const shown = new WeakMap<SiteContent, SiteContent>()

/**
 * Copies content with this site's addresses, image descriptions, and numbers kept with their units. In a preview, files that
 * the `live` site does not show keep the storage's address, because this site serves only files that it shows (MEDIA-6).
 */
export function withPublicImages(content: SiteContent, live?: Published): SiteContent {
  const known = shown.get(content)
  if (known) return known
  const files = live && new Set(publishedFiles(live).values())
  const change = (address: string, isMoving: boolean) => {
    if (files?.has(storedName(address) ?? '') === false)
      return storageSource(address, content.images, isMoving)
    return isMoving ? publicFilm(address) : publicSource(address, content.images)
  }
  const result = mapMedia(content, change, pictureFinder(content))
  shown.set(content, result)
  return result
}

/** Plays an uploaded video from this site's address; leaves other addresses unchanged. */
function publicFilm(address: string) {
  const name = storedFilm(address)
  return name ? mediaFolder + name : address
}

function storageSource(address: string, encoded: EncodedWidths, isMoving: boolean) {
  const [[, original] = [], ...files] = mediaFiles(address, encoded)
  const [, file] = files.findLast(([name]) => name.endsWith('.webp')) ?? []
  const name = isMoving ? storedFilm(address) : (file ?? original)
  return name ? storageAddress(name) : address
}

/** Returns the hotel's picture descriptions in the form that `changeMedia` needs. */
function pictureFinder(content: Pick<SiteContent, 'pictures'>) {
  const known = new Map(content.pictures.map(({ id, ...picture }) => [id, picture]))
  return (names: string[]) => findPictures(known, names)
}

/** Returns the descriptions of some pictures, without empty ones. */
function findPictures(known: Map<string, { alt: string; focus: string }>, names: string[]): Pictured {
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
  describe: (names: string[]) => object,
): SiteContent {
  const stored: Record<string, unknown> = content
  const changed = sections.map(({ name, fields }) => {
    const changeIn = (value: unknown) =>
      mediaFields(fields, ['text', 'list']).reduce(
        (item, [path]) => changeTexts(item, path, keepUnitsTogether),
        changeMedia(fields, value, change, describe),
      )
    const section = stored[name]
    return [name, Array.isArray(section) ? section.map(changeIn) : changeIn(section)]
  })
  return { ...content, ...Object.fromEntries(changed) }
}

/** Copies an item or a single row with changed media addresses and the image descriptions from `describe`. */
function changeMedia(
  fields: Fields,
  value: unknown,
  change: (address: string, isMoving: boolean) => string,
  describe: (names: string[]) => object,
): unknown {
  const names: string[] = []
  const changed = mediaFields(fields).reduce((item, [path, { kind }]) => {
    const changeOne = (address: string) => {
      // A background may be a video.
      const isMoving = kind === 'video' || (kind === 'media' && isVideo(address))
      if (!isMoving) names.push(pictureName(address))
      return change(address, isMoving)
    }
    return changeTexts(item, path, changeOne)
  }, value)
  return names.length > 0 ? Object.assign(Object(changed), describe(names)) : changed
}
