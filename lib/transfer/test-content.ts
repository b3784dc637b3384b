import { vi } from 'vitest'
import { pictureName } from '@/lib/media/images/picture'
import { sections } from '@/lib/site/registry'
import { demos } from '@/supabase/local/demo/demos'
import { isFilmName } from './addresses'
import { type PlannedSection, planImport } from './plan'
import { problemText } from './problem'
import { createResolver, mediaNamesIn } from './resolve'
import type { StoredContent } from './stored'
import { readDocument } from './structure'
import { documentText, storedAddresses, toDocument } from './to-document'

vi.stubEnv('SUPABASE_URL', 'https://projeto.example')

const storage = 'https://projeto.example/storage/v1/object/public/'

/** The content of a new hotel. */
export const emptyContent: StoredContent = {
  hotel: { name: '', tagline: '' },
  sections: Object.fromEntries(sections.map(({ name }) => [name, { items: [], version: 0 }])),
}

/** Returns the demonstration as a project stores it. */
export function demonstration(): StoredContent {
  const document = { format: 1, content: demos.quaresmeira.contentOn('2026-11-20') }
  const { problems, planned } = planText(JSON.stringify(document))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const stored = applyPlan(emptyContent, planned)
  Object.assign(stored.hotel, demos.quaresmeira.hotel)
  return stored
}

export function exportDocument(stored: StoredContent): string {
  const isOwn = (address: string) => address.startsWith(storage) || address.startsWith('/media/')
  return documentText(toDocument(stored, (address) => (isOwn(address) ? pictureName(address) : undefined)))
}

/** Plans an import of this text; the archive has every file except those called `falta…`. */
export function planText(text: string, stored: StoredContent = emptyContent) {
  const { document, problems } = readDocument(text)
  const resolve = createResolver(
    new Map([...mediaNamesIn(document ?? {})].flatMap((name) => fileOf(name, stored))),
  )
  const plan =
    document &&
    planImport(document, { stored, resolve, now: '2026-11-20T12:00:00.000Z', bucket: 'hotel-images' })
  return {
    problems: [...problems, ...(plan?.problems ?? [])].map(problemText),
    planned: plan?.planned ?? [],
  }
}

function fileOf(name: string, stored: StoredContent): [string, { addresses: string[]; isFilm: boolean }][] {
  if (name.startsWith('falta')) return []
  const isFilm = isFilmName(name)
  const known = storedAddresses(stored).filter((address) => pictureName(address) === name)
  const future = `${storage}hotel-images${isFilm ? '-videos' : ''}/hotel/import/${name}`
  const addresses = known.map((address) => address.replace(/^\/media\//, storage))
  return [[name, { addresses: addresses.length > 0 ? addresses : [future], isFilm }]]
}

export function applyPlan(stored: StoredContent, planned: PlannedSection[]): StoredContent {
  const next = structuredClone(stored)
  for (const { name, data } of planned) {
    const plain = JSON.parse(JSON.stringify(data))
    const section = next.sections[name]
    if (section) section.items = Array.isArray(plain) ? plain : [{ id: name, ...section.items[0], ...plain }]
  }
  return next
}
