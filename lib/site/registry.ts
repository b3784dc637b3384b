import type { ListDefinition, SectionDefinition, SingleDefinition } from '@/lib/content/definition'
import { flatten } from '@/lib/fields/field'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { aboutSchema, configurationSchema, heroSchema } from '@/lib/hotel/schema'
import { packagePanel } from '@/lib/packages/admin/panel'
import { withDerived } from '@/lib/packages/before-store'
import { packageFields } from '@/lib/packages/fields'
import { packageSchema } from '@/lib/packages/schema'
import { pictureFields } from '@/lib/pictures/fields'
import { picturePanel } from '@/lib/pictures/panel'
import { pictureSchema } from '@/lib/pictures/schema'
import { roomPanel } from '@/lib/rooms/admin/panel'
import { roomFields } from '@/lib/rooms/fields'
import { roomSchema } from '@/lib/rooms/schema'
import type { z } from '@/lib/zod'

/** What the site is made of: a section declared here takes part in loading, saving, history, clean-up and tests. */
export const registry = {
  packages: list({
    name: 'packages',
    label: 'Pacotes',
    slug: 'pacotes',
    noun: 'pacotes',
    schema: packageSchema,
    fields: flatten(packageFields),
    derived: ['discountPercentage', 'previousSlugs', 'imageAlts', 'createdAt', 'updatedAt'],
    keysOf: ({ id, slug }) => [id, slug],
    orderField: 'orderIndex',
    beforeStore: withDerived,
    unique: { field: 'slug', message: 'já existe um pacote com este slug' },
    panel: packagePanel,
  }),
  rooms: list({
    name: 'rooms',
    label: 'Acomodações',
    slug: 'acomodacoes',
    noun: 'acomodações',
    schema: roomSchema,
    fields: flatten(roomFields),
    derived: ['imageAlts'],
    keysOf: ({ id }) => [id],
    panel: roomPanel,
  }),
  /** What is to be seen on pictures, and their best part; only what is shown is published. */
  pictures: list({
    name: 'pictures',
    label: 'Fotos',
    slug: 'fotos',
    noun: 'fotos',
    schema: pictureSchema,
    fields: flatten(pictureFields),
    derived: ['name'],
    keysOf: ({ id }) => [id],
    panel: picturePanel,
  }),
  hero: single({
    name: 'hero',
    label: 'Hero',
    slug: 'hero',
    table: 'hero_sections',
    schema: heroSchema,
    fields: flatten(heroFields),
  }),
  about: single({
    name: 'about',
    label: 'Sobre',
    slug: 'sobre',
    table: 'about_sections',
    schema: aboutSchema,
    fields: flatten(aboutFields),
  }),
  configuration: single({
    name: 'configuration',
    label: 'Configurações',
    slug: 'configuracoes',
    table: 'hotel_configurations',
    schema: configurationSchema,
    fields: flatten(configurationFields),
  }),
}

export type Registry = typeof registry
export type SectionName = keyof Registry
type NamesOf<Kind> = {
  [Name in SectionName]: Registry[Name] extends { kind: Kind } ? Name : never
}[SectionName]
export type ListName = NamesOf<'list'>
export type SingleName = NamesOf<'single'>

/** In the order in which the panel names them. */
export const sections: SectionDefinition[] = Object.values(registry)
export const lists = sections.filter((section) => section.kind === 'list')
export const singles = sections.filter((section) => section.kind === 'single')

export const listNames: ListName[] = Object.keys(registry).filter(isListName)

export function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && isSectionName(name) && registry[name].kind === 'list'
}

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(registry, name)
}

function list<Schema extends z.ZodType>(
  definition: Omit<ListDefinition<Schema>, 'kind' | 'derived' | 'beforeStore'> &
    Partial<Pick<ListDefinition, 'derived' | 'beforeStore'>>,
): ListDefinition<Schema> {
  return { derived: [], beforeStore: (item) => item, ...definition, kind: 'list' }
}

function single<Schema extends z.ZodType>(
  definition: Omit<SingleDefinition<Schema>, 'kind' | 'derived'>,
): SingleDefinition<Schema> {
  return { derived: [], ...definition, kind: 'single' }
}
