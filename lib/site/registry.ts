import type { SectionDefinition } from '@/lib/content/definition'
import { arrivalSection } from '@/lib/hotel/arrival/fields'
import { bookingSection } from '@/lib/hotel/booking/fields'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { aboutSection, configurationSection, heroSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { noticeSection } from '@/lib/hotel/notice/fields'
import { picturesSection } from '@/lib/hotel/pictures/fields'
import { testimonialsSection } from '@/lib/hotel/testimonials/fields'
import { textsSection } from '@/lib/hotel/texts/fields'
import { packagesSection } from '@/lib/packages/fields'
import { blockSections } from '@/lib/pages/blocks'
import { ownPagesSection } from '@/lib/pages/own/fields'
import { pagesSection } from '@/lib/pages/pages'
import { roomsSection } from '@/lib/rooms/fields'

/** Definitions of the site's sections, used by loading, saving, history, clean-up and tests; lib/panel/registry.ts adds forms. */
export const registry = {
  packages: packagesSection,
  rooms: roomsSection,
  testimonials: testimonialsSection,
  texts: textsSection,
  arrival: arrivalSection,
  notice: noticeSection,
  pictures: picturesSection,
  contacts: contactsSection,
  conditions: conditionsSection,
  booking: bookingSection,
  naming: namingSection,
  pages: pagesSection,
  home_blocks: blockSections.home,
  about_blocks: blockSections.about,
  leisure_blocks: blockSections.leisure,
  restaurant_blocks: blockSections.restaurant,
  own_pages: ownPagesSection,
  own_blocks: blockSections.own,
  hero: heroSection,
  about: aboutSection,
  configuration: configurationSection,
}

export type Registry = typeof registry
export type SectionName = keyof Registry
/** Sections with their own screen; the others share screens with several forms. */
export type ListName = {
  [Name in SectionName]: Registry[Name] extends { table: string } ? never : Name
}[SectionName]
export type SingleName = Exclude<SectionName, ListName>

/** Sections in the panel's order. */
export const sections: SectionDefinition[] = Object.values(registry)
export const lists = sections.filter((section) => !hasTable(section))
export const singles = sections.filter(hasTable)

export const sectionNames: SectionName[] = Object.keys(registry).filter(isSectionName)
export const listNames: ListName[] = sectionNames.filter(isListName)

export function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && isSectionName(name) && !hasTable(registry[name])
}

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(registry, name)
}

function hasTable(section: SectionDefinition): section is SectionDefinition & { table: string } {
  return section.table !== undefined
}
