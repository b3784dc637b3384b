import type { ListDefinition, SectionDefinition, SingleDefinition } from '@/lib/content/definition'
import { flatten } from '@/lib/content/fields/field'
import { loneList } from '@/lib/content/list-panel'
import { formerSlugsForm, withPreviousSlugs } from '@/lib/content/slug'
import { arrivalFields, arrivalGroups, arrivalSchema } from '@/lib/hotel/arrival/fields'
import { bookingFields, bookingGroups, bookingSchema, missingForWay } from '@/lib/hotel/booking/fields'
import { conditionsFields, conditionsGroups, conditionsSchema } from '@/lib/hotel/conditions/fields'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { aboutForm, brandForm, configurationForm, heroCallForm, heroFilmsForm } from '@/lib/hotel/form'
import { contactsFields, contactsGroups, contactsSchema } from '@/lib/hotel/identity/fields'
import { namingCodes, namingFields, namingGroups, namingSchema, wrongNaming } from '@/lib/hotel/naming/fields'
import { noticeFields, noticeGroups, noticeSchema, wrongNotice } from '@/lib/hotel/notice/fields'
import { pictureFields, picturePanel, pictureSchema } from '@/lib/hotel/pictures/fields'
import { aboutSchema, configurationSchema, heroSchema } from '@/lib/hotel/schema'
import { testimonialFields, testimonialPanel, testimonialSchema } from '@/lib/hotel/testimonials/fields'
import { textFields, textGroups, textStamps, textsSchema } from '@/lib/hotel/texts/fields'
import { packagePanel, withDerived } from '@/lib/packages/admin/panel'
import { packageFields } from '@/lib/packages/fields'
import { packageSchema } from '@/lib/packages/schema'
import { ownPageFields, ownPagePanel, ownPageSchema } from '@/lib/pages/own/fields'
import { pagesList } from '@/lib/pages/pages'
import { blockList } from '@/lib/pages/panel'
import { ownBlockSchema } from '@/lib/pages/schema'
import { roomPanel } from '@/lib/rooms/admin/panel'
import { roomFields } from '@/lib/rooms/fields'
import { roomSchema } from '@/lib/rooms/schema'
import { withRoomSlug } from '@/lib/rooms/slugs'
import type { z } from '@/lib/zod'

/** The sections of the site; each takes part in loading, saving, history, clean-up and tests. */
export const registry = {
  packages: list({
    name: 'packages',
    label: 'Pacotes',
    schema: packageSchema,
    fields: flatten(packageFields),
    derived: ['discountPercentage', 'previousSlugs', 'imageAlts', 'createdAt', 'updatedAt'],
    keysOf: ({ id, slug }) => [id, slug],
    orderField: 'orderIndex',
    carried: { previousSlugs: formerSlugsForm },
    beforeStore: withDerived,
    unique: { field: 'slug', message: 'já existe um pacote com este slug' },
    panel: packagePanel,
  }),
  rooms: list({
    name: 'rooms',
    label: 'Acomodações',
    schema: roomSchema,
    fields: flatten(roomFields),
    derived: ['imageAlts', 'previousSlugs'],
    carried: { previousSlugs: formerSlugsForm },
    beforeStore: withRoomSlug,
    unique: { field: 'slug', message: 'já existe uma acomodação com este endereço' },
    panel: roomPanel,
  }),
  testimonials: list({
    name: 'testimonials',
    label: 'Depoimentos',
    schema: testimonialSchema,
    fields: flatten(testimonialFields),
    panel: testimonialPanel,
  }),
  texts: loneList({
    name: 'texts',
    label: 'Textos legais',
    schema: textsSchema,
    fields: textFields,
    groups: textGroups,
    text: 'Os termos de serviço e o que o hotel acrescenta à página de privacidade.',
    derived: ['terms_updated', 'privacy_updated'],
    beside: textStamps,
  }),
  arrival: loneList({
    name: 'arrival',
    label: 'Antes de chegar',
    schema: arrivalSchema,
    fields: arrivalFields,
    groups: arrivalGroups,
    text: 'A página para quem já reservou. Cada parte é opcional; sem nenhuma, a página e os links para ela não existem.',
  }),
  notice: loneList({
    name: 'notice',
    label: 'Aviso aos hóspedes',
    schema: noticeSchema,
    fields: noticeFields,
    groups: noticeGroups,
    text: 'Uma faixa no alto do site: estrada interditada, piscina em manutenção, horário diferente.',
    own: { fieldErrors: wrongNotice },
  }),
  /** Descriptions and focal points of pictures; only those of visible pictures are published. */
  pictures: list({
    name: 'pictures',
    label: 'Fotos',
    schema: pictureSchema,
    fields: flatten(pictureFields),
    derived: ['name'],
    namedByFile: true,
    panel: picturePanel,
  }),
  contacts: loneList({
    name: 'contacts',
    label: 'Contato e identidade',
    schema: contactsSchema,
    fields: contactsFields,
    text: 'Como falar com o hotel, onde ele fica e quem ele é. O que ficar em branco não aparece no site.',
    groups: contactsGroups,
  }),
  conditions: loneList({
    name: 'conditions',
    label: 'Condições',
    schema: conditionsSchema,
    fields: conditionsFields,
    text: 'O que vale para todos os pacotes. Um pacote pode dizer outra coisa, na aba Config.',
    groups: conditionsGroups,
  }),
  booking: loneList({
    name: 'booking',
    label: 'Reservas',
    schema: bookingSchema,
    fields: bookingFields,
    text: 'Aonde o site leva o hóspede que escolheu as datas. As idades das crianças ficam em Condições.',
    groups: bookingGroups,
    own: { fieldErrors: missingForWay },
  }),
  naming: loneList({
    name: 'naming',
    label: 'Nomes e menu',
    schema: namingSchema,
    fields: namingFields,
    text: 'Como o hotel chama as acomodações, os pacotes e as páginas do menu.',
    groups: namingGroups,
    beside: namingCodes,
    own: { fieldErrors: wrongNaming },
  }),
  pages: pagesList,
  home_blocks: blockList({ page: 'home', name: 'home_blocks', label: 'Página inicial' }),
  about_blocks: blockList({ page: 'about', name: 'about_blocks', label: 'Página Sobre' }),
  leisure_blocks: blockList({ page: 'leisure', name: 'leisure_blocks', label: 'Página Lazer' }),
  restaurant_blocks: blockList({
    page: 'restaurant',
    name: 'restaurant_blocks',
    label: 'Página Gastronomia',
  }),
  own_pages: list({
    name: 'own_pages',
    label: 'Páginas próprias',
    schema: ownPageSchema,
    fields: flatten(ownPageFields),
    derived: ['previousSlugs'],
    keysOf: ({ id, slug }) => [id, slug],
    carried: { previousSlugs: formerSlugsForm },
    beforeStore: withPreviousSlugs,
    unique: { field: 'slug', message: 'já existe uma página com este endereço' },
    most: 12,
    panel: ownPagePanel,
  }),
  /** Of all own pages, because a deleted page may come back. */
  own_blocks: {
    ...blockList({
      page: 'own',
      name: 'own_blocks',
      label: 'Blocos das páginas próprias',
    }),
    schema: ownBlockSchema,
  },
  hero: single({
    name: 'hero',
    label: 'Hero',
    table: 'hero_sections',
    schema: heroSchema,
    fields: flatten(heroFields),
    forms: {
      hero: { label: 'Seção Hero', screen: 'hotel', form: heroCallForm },
      films: { label: 'Celular e vídeo promocional', screen: 'hotel', form: heroFilmsForm },
    },
  }),
  about: single({
    name: 'about',
    label: 'Sobre',
    table: 'about_sections',
    schema: aboutSchema,
    fields: flatten(aboutFields),
    forms: { about: { label: 'Seção Sobre', screen: 'hotel?parte=sobre', form: aboutForm } },
  }),
  configuration: single({
    name: 'configuration',
    label: 'Configurações',
    table: 'hotel_configurations',
    schema: configurationSchema,
    fields: flatten(configurationFields),
    forms: {
      configuration: {
        label: 'Configurações Gerais',
        screen: 'hotel?parte=geral',
        form: configurationForm,
      },
      brand: { label: 'Marca', screen: 'brand', form: brandForm },
    },
  }),
}

export type Registry = typeof registry
export type SectionName = keyof Registry
type NamesOf<Kind> = {
  [Name in SectionName]: Registry[Name] extends { kind: Kind } ? Name : never
}[SectionName]
export type ListName = NamesOf<'list'>
export type SingleName = NamesOf<'single'>

/** The sections in the order of the panel. */
export const sections: SectionDefinition[] = Object.values(registry)
export const lists = sections.filter((section) => section.kind === 'list')
export const singles = sections.filter((section) => section.kind === 'single')

export const sectionNames: SectionName[] = Object.keys(registry).filter(isSectionName)
export const listNames: ListName[] = sectionNames.filter(isListName)

export function isListName(name: unknown): name is ListName {
  return typeof name === 'string' && isSectionName(name) && registry[name].kind === 'list'
}

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(registry, name)
}

function list<Schema extends z.ZodType>(
  definition: Omit<ListDefinition<Schema>, 'kind' | 'derived' | 'beforeStore' | 'keysOf'> &
    Partial<Pick<ListDefinition<Schema>, 'derived' | 'beforeStore' | 'keysOf'>>,
): ListDefinition<Schema> {
  const keysOf = (item: unknown) => [String(Object(item).id)]
  return { derived: [], beforeStore: (item) => item, keysOf, ...definition, kind: 'list' }
}

function single<Schema extends z.ZodType>(
  definition: Omit<SingleDefinition<Schema>, 'kind' | 'derived'>,
): SingleDefinition<Schema> {
  return { derived: [], ...definition, kind: 'single' }
}
