import type { SectionDefinition } from '@/lib/content/definition'
import { type FieldSet, flattenFields } from '@/lib/content/fields/field'
import { formerSlugsForm } from '@/lib/content/slug'
import { arrivalFields, arrivalSchema } from '@/lib/hotel/arrival/fields'
import { bookingFields, bookingSchema } from '@/lib/hotel/booking/fields'
import { conditionsFields, conditionsSchema } from '@/lib/hotel/conditions/fields'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { contactsFields, contactsSchema } from '@/lib/hotel/identity/fields'
import { namingFields, namingSchema } from '@/lib/hotel/naming/fields'
import { noticeFields, noticeSchema } from '@/lib/hotel/notice/fields'
import { pictureFields, pictureSchema } from '@/lib/hotel/pictures/fields'
import { aboutSchema, configurationSchema, heroSchema } from '@/lib/hotel/schema'
import { testimonialFields, testimonialSchema } from '@/lib/hotel/testimonials/fields'
import { textFields, textsSchema } from '@/lib/hotel/texts/fields'
import { packageFields } from '@/lib/packages/fields'
import { packageSchema } from '@/lib/packages/schema'
import { blockList } from '@/lib/pages/block-list'
import { ownPageFields, ownPageSchema } from '@/lib/pages/own/fields'
import { pagesFields, pagesSchema } from '@/lib/pages/pages'
import { ownBlockSchema } from '@/lib/pages/schema'
import { roomFields } from '@/lib/rooms/fields'
import { roomSchema } from '@/lib/rooms/schema'
import type { z } from '@/lib/zod'

/** Definitions of the site's sections, used by loading, saving, history, clean-up and tests; lib/panel/registry.ts adds forms. */
export const registry = {
  packages: list({
    name: 'packages',
    label: 'Pacotes',
    schema: packageSchema,
    fields: flattenFields(packageFields),
    derived: ['discountPercentage', 'previousSlugs', 'imageAlts', 'createdAt', 'updatedAt'],
    keysOf: ({ id, slug }) => [id, slug],
    orderField: 'orderIndex',
    carried: { previousSlugs: formerSlugsForm },
    unique: { field: 'slug', message: 'já existe um pacote com este slug' },
  }),
  rooms: list({
    name: 'rooms',
    label: 'Acomodações',
    schema: roomSchema,
    fields: flattenFields(roomFields),
    derived: ['imageAlts', 'previousSlugs'],
    carried: { previousSlugs: formerSlugsForm },
    unique: { field: 'slug', message: 'já existe uma acomodação com este endereço' },
  }),
  testimonials: list({
    name: 'testimonials',
    label: 'Depoimentos',
    schema: testimonialSchema,
    fields: flattenFields(testimonialFields),
  }),
  texts: lone({
    name: 'texts',
    label: 'Textos legais',
    schema: textsSchema,
    fields: textFields,
    derived: ['terms_updated', 'privacy_updated'],
  }),
  arrival: lone({ name: 'arrival', label: 'Antes de chegar', schema: arrivalSchema, fields: arrivalFields }),
  notice: lone({ name: 'notice', label: 'Aviso aos hóspedes', schema: noticeSchema, fields: noticeFields }),
  /** Descriptions and focal points of pictures; only those of visible pictures are published. */
  pictures: list({
    name: 'pictures',
    label: 'Fotos',
    schema: pictureSchema,
    fields: flattenFields(pictureFields),
    derived: ['name'],
    namedByFile: true,
  }),
  contacts: lone({
    name: 'contacts',
    label: 'Contato e identidade',
    schema: contactsSchema,
    fields: contactsFields,
  }),
  conditions: lone({
    name: 'conditions',
    label: 'Condições',
    schema: conditionsSchema,
    fields: conditionsFields,
  }),
  booking: lone({ name: 'booking', label: 'Reservas', schema: bookingSchema, fields: bookingFields }),
  naming: lone({ name: 'naming', label: 'Nomes e menu', schema: namingSchema, fields: namingFields }),
  pages: lone({ name: 'pages', label: 'Páginas', schema: pagesSchema, fields: pagesFields }),
  home_blocks: blockList('home', 'Página inicial'),
  about_blocks: blockList('about', 'Página Sobre'),
  leisure_blocks: blockList('leisure', 'Página Lazer'),
  restaurant_blocks: blockList('restaurant', 'Página Gastronomia'),
  own_pages: list({
    name: 'own_pages',
    label: 'Páginas próprias',
    schema: ownPageSchema,
    fields: flattenFields(ownPageFields),
    derived: ['previousSlugs'],
    keysOf: ({ id, slug }) => [id, slug],
    carried: { previousSlugs: formerSlugsForm },
    unique: { field: 'slug', message: 'já existe uma página com este endereço' },
    most: 12,
  }),
  /** Includes all own pages, because a deleted page may be restored. */
  own_blocks: {
    ...blockList('own', 'Blocos das páginas próprias'),
    schema: ownBlockSchema,
  },
  hero: row({
    name: 'hero',
    label: 'Hero',
    table: 'hero_sections',
    schema: heroSchema,
    fields: flattenFields(heroFields),
  }),
  about: row({
    name: 'about',
    label: 'Sobre',
    table: 'about_sections',
    schema: aboutSchema,
    fields: flattenFields(aboutFields),
  }),
  configuration: row({
    name: 'configuration',
    label: 'Configurações',
    table: 'hotel_configurations',
    schema: configurationSchema,
    fields: flattenFields(configurationFields),
  }),
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

function list<Schema extends z.ZodType>(
  definition: Omit<SectionDefinition<Schema>, 'derived' | 'keysOf'> &
    Partial<Pick<SectionDefinition<Schema>, 'derived' | 'keysOf'>>,
): SectionDefinition<Schema> {
  const keysOf = (item: unknown) => [String(Object(item).id)]
  return { derived: [], keysOf, ...definition }
}

type Lone<Schema> = { name: string; label: string; schema: Schema; fields: FieldSet; derived?: string[] }

/** Defines a section with one form as a list with one item of the same name, which gives it drafts, conflicts and history. */
function lone<Schema extends z.ZodType>({ fields, derived = [], ...given }: Lone<Schema>) {
  const { name } = given
  // The history shows the item by its label.
  const definition = { ...given, fields: flattenFields(fields), derived: ['name', ...derived] }
  return { ...list({ ...definition, keysOf: () => [name] }), lone: true as const }
}

/** Defines a section whose only item is a table row. */
function row<Schema extends z.ZodType>({ table, ...given }: Lone<Schema> & { table: string }) {
  return { ...list({ ...given, fields: flattenFields(given.fields) }), lone: true as const, table }
}

function hasTable(section: SectionDefinition): section is SectionDefinition & { table: string } {
  return section.table !== undefined
}
