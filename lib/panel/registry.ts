import type { EditedSection, ListPanel, PartForm, SectionDefinition } from '@/lib/content/definition'
import { listTexts } from '@/lib/content/list-texts'
import { withPreviousSlugs } from '@/lib/content/slug'
import { packagePanel, withDerived } from '@/lib/panel/packages/form'
import { roomPanel } from '@/lib/panel/rooms/form'
import { withRoomSlug } from '@/lib/rooms/slugs'
import { registry as model, type SectionName } from '@/lib/site/registry'
import { hotelPanels } from './hotel'
import {
  aboutForm,
  brandForm,
  configurationForm,
  heroCallForm,
  heroFilmsForm,
  heroMediaForm,
  hotelDetailsForm,
} from './hotel-forms'
import { listPanel } from './list-panel'
import { blockPanel, ownPagePanel, pagesPanel } from './pages'

const heroFailed = 'Erro ao salvar seção Hero.'

/** The site's sections (lib/site/registry.ts) with the panel's forms for each. */
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
  hero: row(model.hero, {
    media: { label: 'Seção Hero', form: heroMediaForm, saveFailed: heroFailed },
    hero: { label: 'Seção Hero', screen: 'hotel', form: heroCallForm, saveFailed: heroFailed },
    films: {
      label: 'Celular e vídeo promocional',
      screen: 'hotel',
      form: heroFilmsForm,
      saveFailed: heroFailed,
    },
  }),
  about: row(model.about, {
    about: {
      label: 'Seção Sobre',
      screen: 'hotel?parte=sobre',
      form: aboutForm,
      saveFailed: 'Erro ao salvar seção Sobre.',
    },
  }),
  configuration: row(model.configuration, {
    configuration: {
      label: 'Configurações Gerais',
      screen: 'hotel?parte=geral',
      form: configurationForm,
      saveFailed: 'Erro ao salvar configurações.',
    },
    details: {
      label: 'Configurações Gerais',
      form: hotelDetailsForm,
      saveFailed: 'Erro ao salvar dados do hotel.',
    },
    brand: { label: 'Marca', screen: 'brand', form: brandForm, saveFailed: 'Erro ao salvar marca.' },
  }),
} satisfies Record<SectionName, EditedSection>

export const sections: EditedSection[] = Object.values(registry)
export const lists = sections.filter(({ table }) => !table)

function list<List extends SectionDefinition>(
  definition: List,
  panel: ListPanel,
  beforeStore: EditedSection['beforeStore'] = (item) => item,
) {
  return { ...definition, panel, beforeStore }
}

function row<Row extends SectionDefinition>(definition: Row, forms: Record<string, PartForm>) {
  const texts = listTexts({ one: 'seção', several: 'seções', feminine: true })
  return { ...list(definition, listPanel(definition.fields, texts)), forms }
}
