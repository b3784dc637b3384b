import type { SupabaseClient } from '@supabase/supabase-js'
import type { Route } from 'next'
import type { SectionDefinition } from '@/lib/content/definition'
import type { ImageStorage } from '@/lib/media/images/store'
import { itemScreenPath, listScreenPath } from '@/lib/paths'
import { isSectionName, lists, registry, type SectionName, singles } from './registry'

/** Content that may use pictures: its name, where it is edited, and everything stored of it. */
export type StoredDocument = { label: string; href: Route; content: unknown }

/** Returns everything stored now, including inactive items, to find the pictures in use. Throws. */
export async function readStoredDocuments(storage: ImageStorage): Promise<StoredDocument[]> {
  return (await Promise.all([listItems(storage), singleRows(storage), draftItems(storage)])).flat()
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

async function draftItems({ supabase, hotelId }: ImageStorage): Promise<StoredDocument[]> {
  const [drafts, later] = await Promise.all([
    supabase.from('content_drafts').select('section, data, base').eq('hotel_id', hotelId),
    supabase.from('content_changes').select('section, data:change, base').eq('hotel_id', hotelId),
  ])
  if (drafts.error ?? later.error) throw new Error((drafts.error ?? later.error)?.message)
  const document = (what: string) => (row: { section: string; data: unknown; base: unknown }) => {
    const { section, data, base } = row
    const { id, name = section }: { id?: unknown; name?: unknown } = { ...Object(base), ...Object(data) }
    const place = isSectionName(section) ? draftScreen(section, String(id)) : undefined
    const href = place?.href ?? listScreenPath(section)
    return { label: `${place?.label ?? name} (${what})`, href, content: [data, base] }
  }
  return [
    ...(drafts.data ?? []).map(document('rascunho')),
    ...(later.data ?? []).map(document('mudança marcada')),
  ]
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

/** The screen with the form of a draft; `label` is that of a form over a single row. */
export function draftScreen(name: SectionName, id: string): { href: Route; label?: string } {
  const section: SectionDefinition = registry[name]
  if (section.kind === 'list') return { href: section.lone ? listScreenPath(name) : itemScreenPath(name, id) }
  const { screen = 'hotel', label = section.label } = section.forms[id] ?? {}
  return { href: listScreenPath(screen), label }
}
