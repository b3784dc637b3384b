import 'server-only'
import { configurationSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { whatsappDigits } from '@/lib/hotel/identity/phone'
import { blockSections } from '@/lib/pages/blocks'
import { type ComposedBlock, composeBlocks } from '@/lib/pages/compose'
import { enquiryLink, type Reach } from '@/lib/pages/enquiry'
import { type OwnPage, ownPagesSection } from '@/lib/pages/own/fields'
import { type BlockPage, type OptionalPage, optionalPages, pagesSection } from '@/lib/pages/pages'
import { ownPagePath, routes } from '@/lib/paths'
import type { Site } from './document'
import { getSection, getSite, itemAt } from './site-content'
import { showSection } from './site-images'

type SitePage = Exclude<BlockPage, 'own'>

export async function getPageBlocks(page: SitePage): Promise<ComposedBlock[]> {
  return blocksOf(await getSite(), page)
}

/** Returns a page of blocks with its texts for search engines; null if the site does not show it (PAGE-9, PAGE-11). */
export async function getBlockPage(page: Exclude<OptionalPage, 'survey'> | OwnPage) {
  const site = await getSite()
  const blocks = blocksOf(site, page)
  if (typeof page !== 'string')
    return blocks.length > 0 || page.isPending ? { blocks, path: ownPagePath(page.slug), words: page } : null
  const words = showSection(site, pagesSection)[page]
  return hiddenReason(site, page) ? null : { blocks, path: routes[page], words }
}

/** Returns the hotel's own pages that have a visible block, in their order (PAGE-11). */
export async function getOwnPages(): Promise<OwnPage[]> {
  const site = await getSite()
  return showSection(site, ownPagesSection).filter((page) => blocksOf(site, page).length > 0)
}

/** Returns the page with this address, or the one that had it if no other page has it now. */
export async function getOwnPageAt(slug: string): Promise<OwnPage | undefined> {
  return itemAt(await getSection(ownPagesSection), slug)
}

export async function getHiddenPages(): Promise<OptionalPage[]> {
  const site = await getSite()
  return optionalPages.filter((page) => hiddenReason(site, page))
}

/** Returns why the site hides a page; undefined if it is shown (PAGE-9). */
export async function findHiddenReason(page: OptionalPage): Promise<'off' | 'empty' | undefined> {
  return hiddenReason(await getSite(), page)
}

function hiddenReason(site: Site, page: OptionalPage) {
  if (!showSection(site, pagesSection)[page].shown) return 'off'
  return page === 'survey' || blocksOf(site, page).length > 0 ? undefined : 'empty'
}

function blocksOf(site: Site, page: SitePage | OwnPage) {
  const isOwn = typeof page !== 'string'
  const blocks = isOwn
    ? showSection(site, blockSections.own).filter((block) => block.page === page.id)
    : showSection(site, blockSections[page])
  // Hide an enquiry that has neither a number nor an address to go to.
  const answered = blocks.filter(
    (block) => block.isPending || block.kind !== 'enquiry' || enquiryLink(block, reachOf(site)),
  )
  return composeBlocks(answered, isOwn ? 'own' : page)
}

/** Returns where the hotel takes enquiries (PAGE-13). */
export async function getReach(): Promise<Reach> {
  return reachOf(await getSite())
}

function reachOf(site: Site): Reach {
  const { whatsapp } = showSection(site, contactsSection)
  return { whatsapp: whatsappDigits(whatsapp), email: showSection(site, configurationSection).email }
}
