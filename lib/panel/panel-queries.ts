import 'server-only'
import { millisecondsInDay } from 'date-fns/constants'
import type { Admin } from '@/lib/access/guard'
import type { SectionDefinition } from '@/lib/content/definition'
import { readItems } from '@/lib/content/section-store'
import { conditionsSection } from '@/lib/hotel/conditions/fields'
import { aboutSection, configurationSection, heroSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { type Naming, namingSection } from '@/lib/hotel/naming/fields'
import { shortMoment } from '@/lib/times'
import type { z } from '@/lib/zod'

type Fields = Record<string, unknown>

export type StoredSingles = { hero: Fields; about: Fields; configuration: Fields }

/** Returns the stored single rows; a missing row has no fields (ADM-6). Throws. */
export async function getSingles(admin: Admin): Promise<StoredSingles> {
  const [[hero = {}], [about = {}], [configuration = {}]] = await Promise.all([
    readItems(admin, heroSection),
    readItems(admin, aboutSection),
    readItems(admin, configurationSection),
  ])
  return { hero, about, configuration }
}

/** Returns the defaults for packages, parsed as on the site. Throws. */
export async function getHotelConditions(admin: Admin) {
  const [brand, conditions, contacts] = await Promise.all([
    readLone(admin, configurationSection),
    readLone(admin, conditionsSection),
    readLone(admin, contactsSection),
  ])
  return { brand, conditions, contacts }
}

/** Returns the hotel's stored names, or the specification's if they cannot be read. */
export function getStoredNaming(admin: Admin): Promise<Naming> {
  const { name: id, schema } = namingSection
  return readLone(admin, namingSection).catch(() => schema.parse({ id }))
}

/** Returns a section's only item, parsed as on the site; missing values are empty. Throws. */
async function readLone<Schema extends z.ZodType>(admin: Admin, section: SectionDefinition<Schema>) {
  const [item = { id: section.name }] = await readItems(admin, section)
  return section.schema.parse(item)
}

export type Count = { total: number; active: number }

/** Returns the counts of the views `rooms` and `packages` (ADM-2). Throws. */
export async function getCounts({ supabase, hotelId }: Admin): Promise<{ rooms: Count; packages: Count }> {
  const count = async (view: 'rooms' | 'packages') => {
    const { data, error } = await supabase
      .from(view)
      .select('id, active')
      .eq('hotel_id', hotelId)
      .retry(false)
    if (error) throw new Error(error.message)
    return { total: data.length, active: data.filter(({ active }) => active).length }
  }
  const [rooms, packages] = await Promise.all([count('rooms'), count('packages')])
  return { rooms, packages }
}

/** Returns when a backup was last proved and when a proof last failed; null without either. Throws. */
export async function getBackupProof({ supabase, hotelId }: Admin): Promise<BackupProof | null> {
  const { data, error } = await supabase
    .from('backup_proofs')
    .select('proved_at, failed_at')
    .eq('hotel_id', hotelId)
    .retry(false)
    .maybeSingle()
  if (error) throw new Error(error.message)
  return data
}

/** ISO timestamps; null if it never happened. */
export type BackupProof = { proved_at: string | null; failed_at: string | null }

/** Proofs are weekly and may be a day late. */
const maxDays = 8

/** Returns the dashboard's sentence about backups, '' before the first proof, and whether it needs attention. */
export function backupState(
  proof: BackupProof | null,
  now = Date.now(),
): { text: string; isConcern: boolean } {
  const { proved_at: proved = null, failed_at: failed = null } = proof ?? {}
  const [provedAt, failedAt] = [proved, failed].map((time) => (time ? Date.parse(time) : 0))
  if (failed && (failedAt ?? 0) > (provedAt ?? 0)) {
    const last = proved ? ` O último provado é de ${shortMoment(proved)}.` : ''
    return { text: `A prova do backup falhou em ${shortMoment(failed)}.${last}`, isConcern: true }
  }
  if (!proved) return { text: '', isConcern: false }
  if (now - (provedAt ?? 0) > maxDays * millisecondsInDay) {
    return {
      text: `O último backup provado é de ${shortMoment(proved)}, há mais de ${maxDays} dias.`,
      isConcern: true,
    }
  }
  return { text: `Backup provado em ${shortMoment(proved)}`, isConcern: false }
}
