import 'server-only'
import type { Route } from 'next'
import { namingSection } from '@/lib/hotel/naming/fields'
import { isMenuPage, type MenuLink, type MenuPage, pageNames } from '@/lib/hotel/naming/words'
import { isNoticeOn, type Notice, noticeSection } from '@/lib/hotel/notice/fields'
import { pagesSection } from '@/lib/pages/pages'
import { ownPagePath, packagePath, roomPath, routes } from '@/lib/paths'
import { getHiddenPages, getOwnPages } from './block-pages'
import { getPackages, getRoomRows } from './queries'
import { getSection } from './site-content'
import { siteMoment } from './site-preview'

/** Returns the addresses of hidden and empty pages, to which nothing links (PAGE-9, NAV-20). */
export async function getHiddenPaths(): Promise<Route[]> {
  const [off, rooms, packages] = await Promise.all([getHiddenPages(), getRoomRows(), getPackages()])
  const empty = [rooms.length === 0 && routes.rooms, packages.length === 0 && routes.packages]
  return [...off.map((page) => routes[page]), ...empty.filter((path) => path !== false)]
}

/** Returns the links of header, drawer and footer in order, without pages that are switched off (NAV-4). */
export async function getMenu(): Promise<MenuLink[]> {
  const [naming, hidden, own] = await Promise.all([
    getSection(namingSection),
    getHiddenPaths(),
    ownLinks('menu'),
  ])
  const names = pageNames(naming)
  const ofSite = naming.menu.flatMap(({ page }) => {
    if (!isMenuPage(page) || hidden.includes(routes[page])) return []
    return { label: names[page], href: routes[page] }
  })
  return [...ofSite, ...own]
}

/** Returns the links of the footer: the menu's, and own pages that only the footer links (NAV-8). */
export async function getFooterLinks(): Promise<MenuLink[]> {
  return [...(await getMenu()), ...(await ownLinks('footer'))]
}

/** A notice and the addresses of the pages that show it; null means all. */
export type ShownNotice = { notice: Notice; pages: Route[] | null }

/** Returns the notice that the site shows now (NAV-21). */
export async function getNotice(): Promise<ShownNotice | null> {
  const notice = await getSection(noticeSection)
  if (!isNoticeOn(notice, await siteMoment())) return null
  return { notice, pages: notice.everywhere ? null : await pagesWith(notice.pages) }
}

async function pagesWith(chosen: Notice['pages']): Promise<Route[]> {
  const [rooms, packages, own] = await Promise.all([getRoomRows(), getPackages(), getOwnPages()])
  const pages: [name: string, path: Route][] = [
    ...Object.entries(routes),
    ...rooms.map(({ slug }): [string, Route] => ['rooms', roomPath(slug)]),
    ...packages.map(({ slug }): [string, Route] => ['packages', packagePath(slug)]),
    ...own.map(({ slug }): [string, Route] => ['own', ownPagePath(slug)]),
  ]
  return pages.flatMap(([name, path]) => (chosen[name] ? [path] : []))
}

async function ownLinks(place: 'menu' | 'footer'): Promise<MenuLink[]> {
  const linked = (await getOwnPages()).filter(({ link }) => link === place)
  return linked.map(({ name, slug }) => ({ label: name, href: ownPagePath(slug) }))
}

/** Returns a page with its name in the menu, for its title and breadcrumb (NAV-18). */
export async function getNamedPage<Page extends MenuPage>(page: Page) {
  return { page, name: pageNames(await getSection(namingSection))[page] }
}

/** Returns after how many months survey answers are deleted; null if they are not stored (SUR-9). */
export async function getSurveyMonths(): Promise<number | null> {
  const { shown, connected, months } = (await getSection(pagesSection)).survey
  if (!shown || !connected) return null
  return ['6', '24'].includes(months) ? Number(months) : 12
}
