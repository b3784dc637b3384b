import 'server-only'
import type { Route } from 'next'
import { isMenuPage, type MenuLink, type MenuPage, pageNames } from '@/lib/hotel/naming/words'
import { type Composed, composed } from '@/lib/pages/compose'
import { type BlockPage, type OptionalPage, optionalPages } from '@/lib/pages/page-names'
import { allPages, type Pages } from '@/lib/pages/pages'
import { routes } from '@/lib/paths'
import type { SiteContent } from './document'
import { getNaming, getPackages, getRoomRows } from './queries'
import { getSiteContent } from './site-content'

export async function getPageBlocks(page: BlockPage): Promise<Composed[]> {
  return blocksOf(await getSiteContent(), page)
}

export async function isPageShown(page: OptionalPage): Promise<boolean> {
  return isShown(await getSiteContent(), page)
}

/** Returns the addresses of pages that are not shown or that are empty, to which nothing links (PAGE-9, NAV-20). */
export async function getHiddenPaths(): Promise<Route[]> {
  const content = await getSiteContent()
  const off = optionalPages.filter((page) => !isShown(content, page)).map((page) => routes[page])
  const [rooms, packages] = await Promise.all([getRoomRows(), getPackages()])
  const empty = [rooms.length === 0 && routes.rooms, packages.length === 0 && routes.packages]
  return [...off, ...empty.filter((path) => path !== false)]
}

/** The links of header, drawer and footer in their order, without the pages that are switched off (NAV-4). */
export async function getMenu(): Promise<MenuLink[]> {
  const [naming, hidden] = await Promise.all([getNaming(), getHiddenPaths()])
  const names = pageNames(naming)
  return naming.menu.flatMap(({ page }) => {
    if (!isMenuPage(page) || hidden.includes(routes[page])) return []
    return { label: names[page], href: routes[page] }
  })
}

/** A page with what the menu calls it, for its title and breadcrumb (NAV-18). */
export async function namedPage<Page extends MenuPage>(page: Page) {
  return { page, name: pageNames(await getNaming())[page] }
}

/** Returns which pages are switched on, and their texts; an empty text means the page's default. */
export async function getPages(): Promise<Pages> {
  return pagesOf(await getSiteContent())
}

function isShown(content: SiteContent, page: OptionalPage) {
  return pagesOf(content)[page].shown && (page === 'survey' || blocksOf(content, page).length > 0)
}

function pagesOf({ pages: [pages] }: SiteContent): Pages {
  return pages ?? allPages
}

function blocksOf(content: SiteContent, page: BlockPage) {
  return composed(content[`${page}_blocks`], page)
}
