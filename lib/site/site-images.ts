import type { ContentOf, SectionDefinition } from '@/lib/content/definition'
import { changeTexts, type Fields, mediaFields } from '@/lib/content/fields/field'
import { keepUnitsTogether } from '@/lib/format'
import { picturesSection } from '@/lib/hotel/pictures/fields'
import { type EncodedWidths, mediaFiles, publicSource } from '@/lib/media/images/addresses'
import { middle, type Picture, type Pictured, pictureName } from '@/lib/media/images/picture'
import { mediaFolder } from '@/lib/media/images/source-set'
import { type Previewed, publishedFiles } from '@/lib/publication/published'
import { storageAddress } from '@/lib/publication/storage-address'
import { storedName } from '@/lib/stored-name'
import { isVideo, storedFilm } from '@/lib/video'
import { oncePerSite, readSection, type Site } from './document'

export type Shown<Section extends SectionDefinition> = ContentOf<Section, Pictured & Previewed>

/**
 * Reads one section as pages show it: with this site's addresses, image descriptions, and numbers kept with their units. In a preview,
 * files that the `live` site does not show keep the storage's address, because this site serves only files that it shows (MEDIA-6).
 */
export function showSection<Section extends SectionDefinition>(site: Site, section: Section): Shown<Section>
export function showSection(site: Site, section: SectionDefinition): unknown {
  return showStored(site, section)
}

const showStored = oncePerSite((site, section) => {
  const files = site.live && new Set(publishedFiles(site.live).values())
  const change = (address: string, isMoving: boolean) => {
    if (files?.has(storedName(address) ?? '') === false) return storageSource(address, site.images, isMoving)
    return isMoving ? publicFilm(address) : publicSource(address, site.images)
  }
  const { fields } = section
  const texts = mediaFields(fields, ['text', 'list'])
  const describe = pictureFinder(site)
  const show = (item: unknown) =>
    texts.reduce(
      (shown, [path]) => changeTexts(shown, path, keepUnitsTogether),
      changeMedia(fields, item, change, describe),
    )
  const stored: unknown = readSection(site, section)
  return Array.isArray(stored) ? stored.map(show) : show(stored)
})

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
function pictureFinder(site: Site) {
  const known = new Map(readSection(site, picturesSection).map(({ id, ...picture }) => [id, picture]))
  return (names: string[]) => findPictures(known, names)
}

/** Returns the descriptions of some pictures, without empty ones. */
function findPictures(known: Map<string, { alt: string; focus: string }>, names: string[]): Pictured {
  const entries = names.flatMap((name): [string, Picture][] => {
    const { alt, focus = middle } = known.get(name) ?? {}
    const picture = { ...(alt && { alt }), ...(focus !== middle && { focus }) }
    return Object.keys(picture).length > 0 ? [[name, picture]] : []
  })
  return entries.length > 0 ? { pictures: Object.fromEntries(entries) } : {}
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
