import type { About, Configuration, Hero, Hotel } from '../../../lib/hotel/schema.ts'
import type { Package } from '../../../lib/packages/schema.ts'
import type { Room } from '../../../lib/rooms/schema.ts'
import type { DemoUser } from './users.ts'

/** A whole hotel as one value: nothing of it stands anywhere else. Pictures and films are named by `picture` and `film`. */
export type Demo = {
  hotel: Hotel
  hero: Hero
  about: About
  configuration: Configuration
  /** On a day of the hotel, `yyyy-mm-dd`. */
  packages: (today: string) => Package[]
  rooms: Room[]
  /** Further lists of lib/site/registry.ts, by their names. */
  lists: Record<string, DemoItem[]>
  /** What is to be seen on its pictures, by the names of their files. */
  pictureTexts: Record<string, string>
  /** Their best part, where that is not the middle: an `object-position` in percent. */
  pictureFocus?: Record<string, string>
  users: DemoUser[]
  /** What an environment says of a hosted hotel. */
  variables: Partial<Record<'HOTEL_LEGAL_NAME' | 'HOTEL_CNPJ', string>> &
    Record<'HOTEL_SLUG' | 'BOOKING_ENGINE_URL' | 'BOOKING_HOTEL_ID', string>
}

export type DemoItem = { id: string } & Record<string, unknown>

/** A picture of the demonstrations' folder, wherever content holds an address: the loader puts the stored one there. */
export function picture(file: string): string {
  return marker + file
}

/** A film, likewise. */
export function film(file: string): string {
  return marker + file
}

/** What follows the marker of `picture` and `film`; undefined for any other text. */
export function mediaFile(text: unknown): string | undefined {
  return typeof text === 'string' && text.startsWith(marker) ? text.slice(marker.length) : undefined
}

/** A copy of `content` in which every picture and film has the address that `addressOf` gives its file at this place. */
export function withMedia<Content>(content: Content, addressOf: AddressOf): Content
export function withMedia(content: unknown, addressOf: AddressOf): unknown {
  const file = mediaFile(content)
  if (file !== undefined) return addressOf(file, [])
  const inside = ([name, value]: [string, unknown]) =>
    withMedia(value, (one, path) => addressOf(one, [name, ...path]))
  if (Array.isArray(content)) return content.map((value, place) => inside([`${place}`, value]))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map((entry) => [entry[0], inside(entry)]))
}

/** `path` leads from the content to the place: names of fields and places in lists. */
type AddressOf = (file: string, path: string[]) => string

const marker = 'demo:'
