import type { Route } from 'next'
import type { StoredItem } from '@/lib/content/list'
import { formerSlugs } from '@/lib/content/slug'
import { packagesSection } from '@/lib/packages/fields'
import { blockSections } from '@/lib/pages/blocks'
import { ownPagesSection } from '@/lib/pages/own/fields'
import {
  isReserved,
  itemScreenPath,
  listScreenPath,
  ownBlocksPath,
  ownPagePath,
  packagePath,
  roomPath,
  routes,
  storedAddress,
} from '@/lib/paths'
import { roomsSection } from '@/lib/rooms/fields'
import { roomSlugs } from '@/lib/rooms/slugs'
import { readSection, type Site } from './document'

type ListOfPage = 'packages' | 'rooms' | 'own_pages'

/** Returns the list that has an item for the page at `path`. */
export function listOfPage(path: string): ListOfPage | undefined {
  const [, folder, slug] = itemPage.exec(path) ?? []
  if (!slug || (!folder && isReserved(slug))) return undefined
  return folder ? (folder === 'oferta' ? 'packages' : 'rooms') : 'own_pages'
}

const itemPage = /^\/(?:(oferta|quartos)\/)?([a-z0-9-]+)$/

/**
 * Returns the panel's screen for editing the page at `path` (ADM-15), or its first screen for other pages; `items` are those
 * of `listOfPage`. A list opens the dialog of the item in its parameter `abrir`.
 */
export function editPlace(path: string, items: StoredItem[]) {
  const list = listOfPage(path)
  if (!list) return places.get(storedAddress(path)) ?? '/admin'
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const slugs = list === 'rooms' ? roomSlugs(items) : new Map(items.map((item) => [item.id, item.slug]))
  const found =
    items.find(({ id }) => slugs.get(id) === slug) ?? items.find((item) => formerSlugs(item).includes(slug))
  if (!found) return listScreenPath(list)
  return list === 'own_pages' ? ownBlocksPath(found.id) : itemScreenPath(list, found.id)
}

/** Returns the page that shows an item, or without one its section; the home page for content of many pages. */
export function pageOfItem(site: Site, section: string | null, id: string | null): Route {
  const slugIn = (items: { id: string; slug: string }[], key: unknown) =>
    items.find((one) => one.id === key)?.slug
  const page = readSection(site, blockSections.own).find((block) => block.id === id)?.page
  const own = slugIn(readSection(site, ownPagesSection), section === 'own_blocks' ? page : id)
  const room = roomSlugs(readSection(site, roomsSection)).get(id ?? '')
  const pkg = slugIn(readSection(site, packagesSection), id)
  if (section === 'packages' && pkg) return packagePath(pkg)
  if (section === 'rooms' && room) return roomPath(room)
  if (own) return ownPagePath(own)
  if (section?.startsWith('about')) return routes.about
  return [...places].find(([, screen]) => screen === `/admin/${section}`)?.[0] ?? routes.home
}

const places = new Map<Route, string>([
  [routes.home, '/admin/hotel'],
  [routes.about, '/admin/hotel?parte=sobre'],
  [routes.rooms, listScreenPath('rooms')],
  [routes.packages, listScreenPath('packages')],
  [routes.leisure, listScreenPath('leisure_blocks')],
  [routes.restaurant, listScreenPath('restaurant_blocks')],
  [routes.arrival, listScreenPath('arrival')],
  [routes.terms, listScreenPath('texts')],
  [routes.privacy, listScreenPath('texts')],
])
