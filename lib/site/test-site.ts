import type { SectionDefinition } from '@/lib/content/definition'
import { type Published, readPublished } from '@/lib/publication/published'
import type { z } from '@/lib/zod'
import { readSection, type Site } from './document'
import { lists, type Registry, sections } from './registry'
import { showSection } from './site-images'

/** All sections of a site. */
export type SiteContent = {
  [Name in keyof Registry]: Registry[Name] extends { lone: true }
    ? z.output<Registry[Name]['schema']>
    : z.output<Registry[Name]['schema']>[]
} & Pick<Published, 'hotel' | 'images' | 'changes'>

/** Reads all sections of a site as they are stored. */
export function contentOf(site: Site): SiteContent {
  return readAll(site, readSection)
}

/** Reads all sections as pages show them. */
export function shownOf(site: Site): SiteContent {
  return readAll(site, showSection)
}

function readAll(site: Site, read: (site: Site, section: SectionDefinition) => unknown): SiteContent {
  const { hotel, images, changes } = site
  const entries = sections.map((section) => [section.name, read(site, section)])
  return { hotel, images, changes, ...Object.fromEntries(entries) }
}

/** Throws only if the hotel is missing. */
export function parseSite(raw: unknown): SiteContent {
  return contentOf(readPublished(raw))
}

/** As the database has it: a section with one form is a list there. */
export function asPublished(content: Partial<SiteContent>): Published {
  const hotel = { id: 'h', slug: 'h', name: 'Hotel' }
  const lone = lists.filter(({ lone, name }) => lone && name in content)
  const stored = lone.map(({ name }) => [name, [{ id: name, ...Object(content)[name] }]])
  return readPublished({ hotel, ...content, ...Object.fromEntries(stored) })
}

/** Stands in for `site-loader.ts`: what `getContent` answers is published. */
export function publishing(getContent: () => Promise<Partial<SiteContent>>) {
  return { siteLoader: () => ({ read: async () => asPublished(await getContent()) }) }
}
