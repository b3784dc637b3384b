import 'server-only'
import type { Route } from 'next'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { isMenuPage, type MenuLink, type MenuPage, pageNames } from '@/lib/hotel/naming/words'
import { isNoticeOn, type Notice } from '@/lib/hotel/notice/fields'
import { type ComposedBlock, composeBlocks } from '@/lib/pages/compose'
import { enquiryLink } from '@/lib/pages/enquiry'
import type { OwnPage } from '@/lib/pages/own/fields'
import { type BlockPage, type OptionalPage, optionalPages } from '@/lib/pages/page-names'
import type { Pages } from '@/lib/pages/pages'
import type { Block } from '@/lib/pages/schema'
import { ownPagePath, packagePath, roomPath, routes } from '@/lib/paths'
import type { SiteContent } from './document'
import { getNaming, getPackages, getRoomRows } from './queries'
import { getSiteContent } from './site-content'
import { siteMoment } from './site-preview'

type SitePage = Exclude<BlockPage, 'own'>

export async function getPageBlocks(page: SitePage): Promise<ComposedBlock[]> {
  return blocksOf(await getSiteContent(), page)
}

/** Returns a page of blocks with its texts for search engines; null if the site does not show it (PAGE-9, PAGE-11). */
export async function getBlockPage(page: Exclude<OptionalPage, 'survey'> | OwnPage) {
  const content = await getSiteContent()
  const blocks = blocksOf(content, page)
  if (typeof page !== 'string')
    return blocks.length > 0 || page.isPending ? { blocks, path: ownPagePath(page.slug), words: page } : null
  return isShown(content, page) ? { blocks, path: routes[page], words: content.pages[page] } : null
}

/** Returns the hotel's own pages that have a visible block, in their order (PAGE-11). */
export async function getOwnPages(): Promise<OwnPage[]> {
  const content = await getSiteContent()
  return content.own_pages.filter((page) => blocksOf(content, page).length > 0)
}

/** Returns the page with this address, or the one that had it if no other page has it now. */
export async function getOwnPageAt(slug: string): Promise<OwnPage | undefined> {
  const { own_pages } = await getSiteContent()
  return (
    own_pages.find((page) => page.slug === slug) ??
    own_pages.find(({ previousSlugs = [] }) => previousSlugs.includes(slug))
  )
}

export async function isPageShown(page: OptionalPage): Promise<boolean> {
  return isShown(await getSiteContent(), page)
}

/** Returns the addresses of hidden and empty pages, to which nothing links (PAGE-9, NAV-20). */
export async function getHiddenPaths(): Promise<Route[]> {
  const content = await getSiteContent()
  const off = optionalPages.filter((page) => !isShown(content, page)).map((page) => routes[page])
  const [rooms, packages] = await Promise.all([getRoomRows(), getPackages()])
  const empty = [rooms.length === 0 && routes.rooms, packages.length === 0 && routes.packages]
  return [...off, ...empty.filter((path) => path !== false)]
}

/** Returns the links of header, drawer and footer in order, without pages that are switched off (NAV-4). */
export async function getMenu(): Promise<MenuLink[]> {
  const [naming, hidden, own] = await Promise.all([getNaming(), getHiddenPaths(), ownLinks('menu')])
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
  const { notice } = await getSiteContent()
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
  return { page, name: pageNames(await getNaming())[page] }
}

/** Returns the pages' switches and texts; an empty text means the page's default. */
export async function getPages(): Promise<Pages> {
  return (await getSiteContent()).pages
}

/** Returns after how many months survey answers are deleted; null if they are not stored (SUR-9). */
export async function getSurveyMonths(): Promise<number | null> {
  const { shown, connected, months } = (await getPages()).survey
  if (!shown || !connected) return null
  return ['6', '24'].includes(months) ? Number(months) : 12
}

function isShown(content: SiteContent, page: OptionalPage) {
  return content.pages[page].shown && (page === 'survey' || blocksOf(content, page).length > 0)
}

function blocksOf(content: SiteContent, page: SitePage | OwnPage) {
  const isOwn = typeof page !== 'string'
  const blocks: Block[] = isOwn
    ? content.own_blocks.filter((block) => block.page === page.id)
    : content[`${page}_blocks`]
  // Hide an enquiry that has neither a number nor an address to go to.
  const answered = blocks.filter(
    (block) => block.isPending || block.kind !== 'enquiry' || enquiryLink(block, reachOf(content)),
  )
  return composeBlocks(answered, isOwn ? 'own' : page)
}

function reachOf({ contacts, configuration: { email } }: SiteContent) {
  return { whatsapp: whatsappDigits(contacts.whatsapp), email }
}
