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

/** Where campaigns and earlier versions of the site had pages. */
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

/** The list with one sentence more, for who asks for an offer that has ended. */
export const endedPath = route(`${routes.packages}#encerrada`)

export function roomPath(slug: string): Route {
  return route(`${routes.rooms}/${slug}`)
}

/** A page of the hotel's own. */
export function ownPagePath(slug: string): Route {
  return route(`/${slug}`)
}

/** Whether the site itself needs this address, so that no page of the hotel's own may have it (PAGE-12). */
export function isReserved(slug: string): boolean {
  return (
    otherNames.includes(slug) || [...Object.values(routes), ...Object.keys(movedPaths)].includes(`/${slug}`)
  )
}

/** What addresses that are no pages begin with; a test compares app/ and public/. */
const otherNames = ['admin', 'api', 'icones', 'images', 'media', 'oferta', 'opengraph-image', 'previa']

/** Shows the site to everybody who has the link, as it does; with `sair` it ends that. */
export function previewPath(token: string): Route {
  return route(`/previa/${token}`)
}

/** Where staff begin to see the whole site: on a day (`yyyy-mm-dd`) and at a time (`HH:mm`), or with an item. */
export const ownPreviewPath = route('/admin/previa')

/** A path without the key of a preview, which would open it: for the log and for collectors. */
export function withoutToken(path: string): string {
  return path.replace(/(previa\/)[^[].*/i, '$1…')
}

export function listScreenPath(name: string): Route {
  return route(`/admin/${name}`)
}

/** Everything that is not published yet, and every link to it. */
export const pendingPath = route('/admin/pending')

/** The panel's screen of a list, with the form of one item or of one pending version open. */
export function itemScreenPath(list: string, id: string): Route {
  return route(`/admin/${list}${list.includes('?') ? '&' : '?'}abrir=${encodeURIComponent(id)}`)
}

/** The same form, which says at once what is wrong with the pending version that it shows. */
export function checkedPath(form: Route, pending: string): Route {
  return route(`${form}&${checkedParameter}=${pending}`)
}

export const checkedParameter = 'conferir'

/** The panel's history of a section, which is found by its label; with `before`, only older versions. */
export function historyPath(label: string, before?: number): Route {
  return route(
    `/admin/history?secao=${encodeURIComponent(foldText(label))}${before === undefined ? '' : `&antes=${before}`}`,
  )
}

/** The panel's screen of the blocks of one of the hotel's own pages. */
export function ownBlocksPath(page: string): Route {
  return route(`/admin/own_blocks?pagina=${encodeURIComponent(page)}`)
}

/** The panel's library of pictures, narrowed to some words. */
export function picturesPath(search: string): Route {
  return route(`/admin/pictures?busca=${encodeURIComponent(search)}`)
}

/** What staff typed as a link: to a page of this site or to another site. */
export function storedAddress(address: string): Route {
  return route(address)
}

/** Whether an address leads to one of these pages of this site, however somebody has written it; `site` is its own. */
export function leadsToOneOf(address: string, pages: string[], site: string): boolean {
  const url = URL.parse(address, site)
  return url?.origin === new URL(site).origin && pages.includes(url.pathname.replace(/\/+$/, ''))
}

// The one place where text becomes a typed route: links elsewhere come from here and need no cast.
function route(path: string) {
  return path as Route
}
