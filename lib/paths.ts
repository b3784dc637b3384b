import type { Route } from 'next'
import { foldText } from './words.ts'

export const routes = {
  home: route('/'),
  about: route('/sobre'),
  rooms: route('/quartos'),
  leisure: route('/bem-estar'),
  restaurant: route('/restaurante'),
  packages: route('/ofertas'),
  arrival: route('/antes-de-chegar'),
  survey: route('/pesquisa'),
  terms: route('/termos'),
  privacy: route('/privacidade'),
}

/** Former addresses of campaigns and of earlier versions of the site. */
export const movedPaths: Record<string, string> = {
  '/natal': routes.packages,
  '/carnaval': routes.packages,
  '/outubromagico': routes.packages,
  '/reveillon': routes.packages,
  '/faca-sua-reserva': routes.home,
}

/** `slug` is `[a-z0-9-]` and needs no encoding (PKG-5). */
export function packagePath(slug: string): Route {
  return route(`/oferta/${slug}`)
}

/** The fragment by which a list says that the offer or room that a visitor asked for is not shown. */
export const unavailable = 'indisponivel'

export const noPackagePath = route(`${routes.packages}#${unavailable}`)

export const noRoomPath = route(`${routes.rooms}#${unavailable}`)

export function roomPath(slug: string): Route {
  return route(`${routes.rooms}/${slug}`)
}

export function ownPagePath(slug: string): Route {
  return route(`/${slug}`)
}

/** Checks whether the site needs this address, so that no added page may have it (PAGE-12). */
export function isReserved(slug: string): boolean {
  return (
    otherNames.includes(slug) || [...Object.values(routes), ...Object.keys(movedPaths)].includes(`/${slug}`)
  )
}

/** First segments of addresses that are not pages; a test compares app/ and public/. */
const otherNames = ['admin', 'api', 'icones', 'images', 'media', 'oferta', 'opengraph-image', 'previa']

/** Returns the link that starts the preview for anybody who has it; with `sair` it ends the preview. */
export function previewPath(token: string): Route {
  return route(`/previa/${token}`)
}

/** Starts a preview of the whole site for staff: on a day (`yyyy-mm-dd`) at a time (`HH:mm`), or with an item. */
export const ownPreviewPath = route('/admin/previa')

/** Removes a preview's token, which would open it, from a path for logs and collectors. */
export function withoutToken(path: string): string {
  return path.replace(/(previa\/)[^[].*/i, '$1…')
}

export function listScreenPath(name: string): Route {
  return route(`/admin/${name}`)
}

/** The screen of everything unpublished, and of every preview link. */
export const pendingPath = route('/admin/pending')

/** Returns the panel's screen of a list, with the form of one item or one pending version open. */
export function itemScreenPath(list: string, id: string): Route {
  return route(`/admin/${list}${list.includes('?') ? '&' : '?'}abrir=${encodeURIComponent(id)}`)
}

/** Returns the same form with the pending version's errors shown. */
export function checkedPath(form: Route, pending: string): Route {
  return route(`${form}&${checkedParameter}=${pending}`)
}

export const checkedParameter = 'conferir'

/** Returns the panel's history of a section, identified by its label; with `before`, only older versions. */
export function historyPath(label: string, before?: number): Route {
  return route(
    `/admin/history?secao=${encodeURIComponent(foldText(label))}${before === undefined ? '' : `&antes=${before}`}`,
  )
}

/** Returns the panel's screen of the blocks of an added page. */
export function ownBlocksPath(page: string): Route {
  return route(`/admin/own_blocks?pagina=${encodeURIComponent(page)}`)
}

/** Returns the panel's picture library, filtered by `search`. */
export function picturesPath(search: string): Route {
  return route(`/admin/pictures?busca=${encodeURIComponent(search)}`)
}

/** Types a link that staff entered, to a page of this site or to another site. */
export function storedAddress(address: string): Route {
  return route(address)
}

/** Checks whether an address in any spelling leads to one of these pages of this site; `site` is the site's own address. */
export function leadsToOneOf(address: string, pages: string[], site: string): boolean {
  const url = URL.parse(address, site)
  return url?.origin === new URL(site).origin && pages.includes(url.pathname.replace(/\/+$/, ''))
}

// The only cast from text to a typed route: all other links come from here.
function route(path: string) {
  return path as Route
}
