import type { StoredItem } from '@/lib/content/list'
import { pictureName } from '@/lib/media/images/picture'
import { lists, singles } from '@/lib/site/registry'
import { pictureTexts, placeMedia, quaresmeira } from '@/supabase/local/demo/test-content'
import { type PlannedSection, planImport } from './plan'
import { problemText } from './problem'
import { resolverOf } from './resolve'
import type { StoredContent } from './stored'
import { readDocument } from './structure'
import { documentText, storedAddresses, toDocument } from './to-document'

const today = '2026-11-20'
const now = '2026-11-20T12:00:00.000Z'
const storage = 'https://projeto.example/storage/v1/object/public/'

/** The demonstration as a project holds it. */
export function demonstration(): StoredContent {
  const placed = placeMedia(quaresmeira.contentOn(today), 'https://projeto.example')
  // A room's film is a link, under the site's own address.
  const rooms = placed.rooms.map((room) => ({
    ...room,
    video_url: room.video_url?.replace(storage, '/media/') ?? null,
  }))
  const content: Record<string, unknown> = { ...placed, rooms }
  const said = Object.entries(pictureTexts).map(([id, alt]) => ({ id, alt, focus: '50% 50%', name: alt }))
  const given: Record<string, unknown> = { ...content, pictures: said }
  return {
    hotel: quaresmeira.hotel,
    lists: Object.fromEntries(
      lists.map(({ name }) => {
        const items: StoredItem[] = Object(given[name] ?? [])
        return [name, { items: [...items], version: 3 }]
      }),
    ),
    singles: Object.fromEntries(
      singles.map(({ name }) => [name, { values: Object(content[name]), version: 2 }]),
    ),
  }
}

/** As a media folder names it: what lies in several places has one name. */
function nameOf(address: string): string | undefined {
  return address.startsWith(storage) || address.startsWith('/media/') ? pictureName(address) : undefined
}

export function exported(stored: StoredContent): string {
  return documentText(toDocument(stored, nameOf))
}

/** What an import of this text makes of what is stored; every file of the demonstration is in the folder. */
export function plannedOf(text: string, stored: StoredContent = emptyContent) {
  const { document, problems } = readDocument(text)
  const resolve = demonstrationFiles(stored)
  const plan = document && planImport(document, { stored, resolve, now })
  return {
    problems: [...problems, ...(plan?.problems ?? [])].map(problemText),
    planned: plan?.planned ?? [],
  }
}

function demonstrationFiles(stored: StoredContent) {
  const known = storedAddresses(stored)
    .map((address) => address.replace(/^\/media\//, storage))
    .filter((address) => address.startsWith(storage))
  const names = storedAddresses(demonstration()).flatMap((address) => nameOf(address) ?? [])
  return resolverOf(
    new Map(
      names.map((name) => {
        const isFilm = /\.(?:mp4|webm)$/.test(name)
        const future = `${storage}hotel-images${isFilm ? '-videos' : ''}/hotel/import/${name}`
        const present = known.filter((address) => pictureName(address) === name)
        return [name, { addresses: present.length > 0 ? present : [future], isFilm }]
      }),
    ),
  )
}

/** What is stored after an import. */
export function written(stored: StoredContent, planned: PlannedSection[]): StoredContent {
  const next = structuredClone(stored)
  for (const { name, data } of planned) {
    const plain = JSON.parse(JSON.stringify(data))
    if (next.lists[name]) next.lists[name].items = plain
    else if (next.singles[name]) next.singles[name].values = { ...next.singles[name].values, ...plain }
  }
  return next
}

/** Of a hotel that has written nothing. */
export const emptyContent: StoredContent = {
  hotel: { name: '', tagline: '' },
  lists: Object.fromEntries(lists.map(({ name }) => [name, { items: [], version: 0 }])),
  singles: Object.fromEntries(singles.map(({ name }) => [name, { values: {}, version: 0 }])),
}
