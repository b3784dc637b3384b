import type { EditedSection, PartForm, SectionDefinition } from '@/lib/content/definition'
import { listTexts } from '@/lib/content/list-texts'
import { aboutSection, configurationSection, heroSection } from '@/lib/hotel/fields'
import type { SectionName } from '@/lib/site/registry'
import { hotelSections } from './hotel'
import {
  aboutForm,
  brandForm,
  configurationForm,
  heroCallForm,
  heroFilmsForm,
  heroMediaForm,
  hotelDetailsForm,
} from './hotel-forms'
import { edited } from './list-panel'
import { editedPackages } from './packages/form'
import { editedBlocks, editedOwnPages, editedPages } from './pages'
import { editedRooms } from './rooms/form'

const heroFailed = 'Erro ao salvar seção Hero.'

/** The site's sections (lib/site/registry.ts) with the panel's forms for each. */
export const registry = {
  packages: editedPackages,
  rooms: editedRooms,
  ...hotelSections,
  pages: editedPages,
  home_blocks: editedBlocks.home,
  about_blocks: editedBlocks.about,
  leisure_blocks: editedBlocks.leisure,
  restaurant_blocks: editedBlocks.restaurant,
  own_pages: editedOwnPages,
  own_blocks: editedBlocks.own,
  hero: row(heroSection, {
    media: { label: 'Seção Hero', form: heroMediaForm, saveFailed: heroFailed },
    hero: { label: 'Seção Hero', screen: 'hotel', form: heroCallForm, saveFailed: heroFailed },
    films: {
      label: 'Celular e vídeo promocional',
      screen: 'hotel',
      form: heroFilmsForm,
      saveFailed: heroFailed,
    },
  }),
  about: row(aboutSection, {
    about: {
      label: 'Seção Sobre',
      screen: 'hotel?parte=sobre',
      form: aboutForm,
      saveFailed: 'Erro ao salvar seção Sobre.',
    },
  }),
  configuration: row(configurationSection, {
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

function row<Row extends SectionDefinition>(definition: Row, forms: Record<string, PartForm>) {
  const texts = listTexts({ one: 'seção', several: 'seções', feminine: true })
  return { ...edited(definition, definition.fields, texts), forms }
}
