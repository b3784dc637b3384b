import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database } from '../../lib/supabase/database.types.ts'
import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { readConnection } from './connection.ts'

type Site = { url: string; dataDir: string; secret: string }

export type ManyPackages = {
  count: number
  names: string[]
  found: string[]
  mark: string
  restore: () => Promise<void>
}

const count = 500
const mark = 'w'
const everyMarked = 10
const everyActive = 5

/** The demonstration's packages over and over, under names of their own, for as long as `use` takes. */
export async function withManyPackages<T>(site: Site, use: (many: ManyPackages) => Promise<T>): Promise<T> {
  const before = await storedPackages(site)
  const packages = Array.from({ length: count }, (_, place) => variant(before.data, place))
  const restore = () => storePackages(site, { ...before, data: packages })
  await restore()
  try {
    const names = packages.map(({ name }) => name)
    return await use({ count, names, found: names.filter((name) => name.includes(mark)), mark, restore })
  } finally {
    await storePackages(site, before)
  }
}

function variant(originals: Stored['data'], place: number) {
  const number = String(place).padStart(3, '0')
  const name = place % everyMarked === 0 ? `Temporada ${mark} ${number}` : `Temporada ${number}`
  return {
    ...originals[place % originals.length],
    id: `pacote-${number}`,
    name,
    title: name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    previousSlugs: [],
    active: place % everyActive === 0,
    orderIndex: place,
  }
}

type Stored = z.infer<typeof packagesRow>

async function storedPackages({ dataDir }: Site): Promise<Stored> {
  const { data, error } = await content(dataDir)
    .select('hotel_id, data, hotels!inner(slug)')
    .eq('hotels.slug', quaresmeira.variables.HOTEL_SLUG)
    .eq('section', 'packages')
    .single()
  if (error) throw error
  return packagesRow.parse(data)
}

async function storePackages({ url, dataDir, secret }: Site, { hotel_id, data }: Stored) {
  const { error } = await content(dataDir).update({ data }).match({ hotel_id, section: 'packages' })
  if (error) throw error
  const headers = { authorization: `Bearer ${secret}` }
  const { ok } = await fetch(new URL('/api/revalidate', url), { method: 'POST', headers })
  if (!ok) throw new Error('the packages were not published')
}

function content(dataDir: string) {
  const { url, secretKey } = readConnection(dataDir)
  return createClient<Database>(url, secretKey, { auth: { persistSession: false } }).from('hotel_content')
}

const packagesRow = z.object({ hotel_id: z.string(), data: z.array(z.record(z.string(), z.json())) })
