import type {
  EditedList,
  EditedSection,
  EditedSingle,
  ListDefinition,
  ListPanel,
  SingleDefinition,
} from '@/lib/content/definition'
import { withPreviousSlugs } from '@/lib/content/slug'
import { aboutForm, brandForm, configurationForm, heroCallForm, heroFilmsForm } from '@/lib/hotel/form'
import { withRoomSlug } from '@/lib/rooms/slugs'
import { registry as model, type SectionName } from '@/lib/site/registry'
import { hotelPanels } from './hotel'
import { packagePanel, withDerived } from './packages'
import { blockPanel, ownPagePanel, pagesPanel } from './pages'
import { roomPanel } from './rooms'

/** The sections of the site (lib/site/registry.ts) with how the panel edits each of them. */
export const registry = {
  packages: list(model.packages, packagePanel, withDerived),
  rooms: list(model.rooms, roomPanel, withRoomSlug),
  testimonials: list(model.testimonials, hotelPanels.testimonials),
  texts: list(model.texts, hotelPanels.texts),
  arrival: list(model.arrival, hotelPanels.arrival),
  notice: list(model.notice, hotelPanels.notice),
  pictures: list(model.pictures, hotelPanels.pictures),
  contacts: list(model.contacts, hotelPanels.contacts),
  conditions: list(model.conditions, hotelPanels.conditions),
  booking: list(model.booking, hotelPanels.booking),
  naming: list(model.naming, hotelPanels.naming),
  pages: list(model.pages, pagesPanel),
  home_blocks: list(model.home_blocks, blockPanel('home', model.home_blocks)),
  about_blocks: list(model.about_blocks, blockPanel('about', model.about_blocks)),
  leisure_blocks: list(model.leisure_blocks, blockPanel('leisure', model.leisure_blocks)),
  restaurant_blocks: list(model.restaurant_blocks, blockPanel('restaurant', model.restaurant_blocks)),
  own_pages: list(model.own_pages, ownPagePanel, withPreviousSlugs),
  own_blocks: list(model.own_blocks, blockPanel('own', model.own_blocks)),
  hero: single(model.hero, {
    hero: { label: 'Seção Hero', screen: 'hotel', form: heroCallForm },
    films: { label: 'Celular e vídeo promocional', screen: 'hotel', form: heroFilmsForm },
  }),
  about: single(model.about, {
    about: { label: 'Seção Sobre', screen: 'hotel?parte=sobre', form: aboutForm },
  }),
  configuration: single(model.configuration, {
    configuration: {
      label: 'Configurações Gerais',
      screen: 'hotel?parte=geral',
      form: configurationForm,
    },
    brand: { label: 'Marca', screen: 'brand', form: brandForm },
  }),
} satisfies Record<SectionName, EditedSection>

export const sections: EditedSection[] = Object.values(registry)
export const lists = sections.filter((section) => section.kind === 'list')

function list<List extends ListDefinition>(
  definition: List,
  panel: ListPanel,
  beforeStore: EditedList['beforeStore'] = (item) => item,
) {
  return { ...definition, panel, beforeStore }
}

function single<Single extends SingleDefinition>(definition: Single, forms: EditedSingle['forms']) {
  return { ...definition, forms }
}
