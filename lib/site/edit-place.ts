import type { StoredItem } from '@/lib/content/list'
import { formerSlugs } from '@/lib/packages/slug'
import { listScreenPath, routes } from '@/lib/paths'

/** Returns where the panel edits what the page at `path` shows (ADM-15), or its first screen for other pages. */
export function editPlace(path: string, packages: StoredItem[]) {
  const [, slug] = /^\/oferta\/([a-z0-9-]+)$/.exec(path) ?? []
  if (slug !== undefined) return packagePlace(slug, packages)
  return places.get(path) ?? '/admin'
}

const places = new Map<string, string>([
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

/** The list opens the dialog of the item in its parameter `abrir`. */
function packagePlace(slug: string, packages: StoredItem[]) {
  const found =
    packages.find((pkg) => pkg.slug === slug) ?? packages.find((pkg) => formerSlugs(pkg).includes(slug))
  const screen = listScreenPath('packages')
  return found ? `${screen}?${new URLSearchParams({ abrir: found.id })}` : screen
}
