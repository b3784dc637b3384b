import type { SupabaseClient } from '@supabase/supabase-js'
import type { Route } from 'next'
import type { EditedSection } from '@/lib/content/definition'
import type { ImageStorage } from '@/lib/media/images/store'
import { itemScreenPath, listScreenPath } from '@/lib/paths'
import { isSectionName, lists, type SectionName, singles } from '@/lib/site/registry'
import { registry } from './registry'

/** Content that may use pictures: its name, its screen, and all stored data. */
export type StoredDocument = { label: string; href: Route; content: unknown }

/** Returns all stored content, including inactive items, to find the pictures in use. Throws. */
export async function readStoredDocuments(storage: ImageStorage): Promise<StoredDocument[]> {
  return (await Promise.all([listItems(storage), singleRows(storage), pendingItems(storage)])).flat()
}

async function listItems({ supabase, hotelId }: ImageStorage): Promise<StoredDocument[]> {
  const { data, error } = await supabase.from('hotel_content').select('section, data').eq('hotel_id', hotelId)
  if (error) throw new Error(error.message)
  return data.flatMap(({ section, data }) => {
    const list = lists.find(({ name }) => name === section)
    return [data].flat().map((content) => {
      const { id, name }: { id?: unknown; name?: unknown } = Object(content)
      const label = typeof name === 'string' && name ? name : (list?.label ?? section)
      return {
        label,
        href: itemScreenPath(section, String(id)),
        content,
      }
    })
  })
}

async function pendingItems({ supabase, hotelId }: ImageStorage): Promise<StoredDocument[]> {
  const { data, error } = await supabase
    .from('pending_versions')
    .select('section, item_id, id, item, base, replaced')
    .eq('hotel_id', hotelId)
  if (error) throw new Error(error.message)
  return data.map(({ section, item_id, id, ...content }) => {
    const { name = section }: { name?: unknown } = { ...Object(content.item) }
    const place = isSectionName(section) ? pendingScreen(section, item_id, id) : undefined
    const href = place?.href ?? listScreenPath(section)
    return { label: `${place?.label ?? name} (ainda não publicado)`, href, content: Object.values(content) }
  })
}

async function singleRows({ supabase, hotelId }: ImageStorage): Promise<StoredDocument[]> {
  const anyTable: SupabaseClient = supabase
  const rows = singles.map(async ({ table, label }) => {
    const { data, error } = await anyTable.from(table).select('*').eq('hotel_id', hotelId)
    if (error) throw new Error(error.message)
    return { label: `O Hotel: ${label}`, href: listScreenPath('hotel'), content: data }
  })
  return Promise.all(rows)
}

/** Returns the screen with the form of a pending version; `label` names a form over a single row. */
export function pendingScreen(
  name: SectionName,
  item: string,
  pending: string,
): { href: Route; label?: string } {
  const section: EditedSection = registry[name]
  const { screen = name, label = section.lone ? section.label : undefined } = section.forms?.[item] ?? {}
  return { href: itemScreenPath(screen, pending), ...(label !== undefined && { label }) }
}
