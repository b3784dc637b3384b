import 'server-only'
import type { Route } from 'next'
import { type Composed, composed } from '@/lib/pages/compose'
import { type BlockPage, type OptionalPage, optionalPages } from '@/lib/pages/page-names'
import { allPages, type Pages } from '@/lib/pages/pages'
import { routes } from '@/lib/paths'
import type { SiteContent } from './document'
import { getSiteContent } from './site-content'

/** What a page is made of, in its order. */
export async function getPageBlocks(page: BlockPage): Promise<Composed[]> {
  return blocksOf(await getSiteContent(), page)
}

export async function isPageShown(page: OptionalPage): Promise<boolean> {
  return isShown(await getSiteContent(), page)
}

/** The addresses of pages that this hotel does without: no link leads there (PAGE-9). */
export async function getHiddenPaths(): Promise<Route[]> {
  const content = await getSiteContent()
  return optionalPages.filter((page) => !isShown(content, page)).map((page) => routes[page])
}

/** Which pages there are, and their words; empty where a page's own ones do. */
export async function getPages(): Promise<Pages> {
  return pagesOf(await getSiteContent())
}

/** Switched off, or without anything to show. */
function isShown(content: SiteContent, page: OptionalPage) {
  return pagesOf(content)[page].shown && (page === 'survey' || blocksOf(content, page).length > 0)
}

function pagesOf({ pages: [pages] }: SiteContent): Pages {
  return pages ?? allPages
}

function blocksOf(content: SiteContent, page: BlockPage) {
  return composed(content[`${page}_blocks`], page)
}
