import type { StoredItem } from '@/lib/content/list'

/** All that is stored of a hotel's content; version 0 where nothing is. `hotel` says what the brand does not. */
export type StoredContent = {
  hotel: { name: string; tagline: string }
  lists: Record<string, { items: StoredItem[]; version: number }>
  singles: Record<string, { values: Record<string, unknown>; version: number }>
}

export function itemsOf({ lists }: StoredContent, name: string): StoredItem[] {
  return lists[name]?.items ?? []
}

/** With the hotel's own name and tagline where the brand has none: they are what the site shows. */
export function valuesOf({ singles, hotel }: StoredContent, name: string): Record<string, unknown> {
  const values = singles[name]?.values ?? {}
  if (!('tagline' in values)) return values
  return { ...values, name: values.name || hotel.name, tagline: values.tagline || hotel.tagline }
}

export function versionsOf({ lists, singles }: StoredContent): Record<string, number> {
  const sections = Object.entries({ ...lists, ...singles })
  return Object.fromEntries(sections.map(([name, { version }]) => [name, version]))
}
