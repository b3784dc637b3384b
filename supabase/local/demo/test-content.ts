import { mediaReference } from '../../../lib/transfer/addresses.ts'
import { demos } from './demos.ts'
import { mediaAddress, mediaObjects } from './media.ts'

// The default demonstration by section, for tests and tools that look for its content.
export const { quaresmeira } = demos
export const { hotel: demoHotel, users: demoUsers, variables: demoOwner } = quaresmeira

const { packages: _, pictures, ...content } = quaresmeira.contentOn('2026-11-20')
export const {
  hero: demoHero,
  about: demoAbout,
  configuration: demoConfiguration,
  rooms: demoRooms,
  ...demoLists
} = content
export const [demoContacts] = demoLists.contacts
export const [demoConditions] = demoLists.conditions

/** The descriptions of its pictures by file name. */
export const pictureTexts: Record<string, string> = Object.fromEntries(
  pictures.map(({ id, alt }) => [id.replace('media:', ''), `${alt}`]),
)

/** Returns its packages as stored when it is loaded on a day, `yyyy-mm-dd`. */
export function demoPackages(today: string) {
  const stamp = `${today}T00:00:00.000Z`
  return quaresmeira.contentOn(today).packages.map((pkg) => ({ ...pkg, createdAt: stamp, updatedAt: stamp }))
}

/** Copies a document's content with the storage's addresses. */
export function placeMedia<Content extends object>(content: Content, baseUrl: string): Content {
  const places = new Map(mediaObjects(content).map((object) => [object.file, mediaAddress(baseUrl, object)]))
  return withMedia(content, (file) => places.get(file) ?? file)
}

/** Returns the file name of a reference in a document; undefined for any other value. */
export function mediaFile(text: unknown): string | undefined {
  return (typeof text === 'string' && mediaReference(text)) || undefined
}

/** Copies `content` and replaces each reference to a file by the result of `addressOf`. */
export function withMedia<Content>(content: Content, addressOf: (file: string) => string): Content {
  return JSON.parse(JSON.stringify(content), (_, value) => {
    const file = mediaFile(value)
    return file === undefined ? value : addressOf(file)
  })
}
