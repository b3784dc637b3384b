import { loneSection } from '@/lib/content/definition'

export type BlockPage = 'home' | 'about' | 'leisure' | 'restaurant' | 'own'

/** Pages that can be switched off; home, rooms, offers and the legal texts are always present. */
export const optionalPages = ['about', 'leisure', 'restaurant', 'survey'] as const

export type OptionalPage = (typeof optionalPages)[number]

import { groupFields } from '@/lib/content/fields/field'
import { choice, flag, text } from '@/lib/content/fields/kinds'

/** Switches for pages, and their texts for search engines. */
export const pagesFields = {
  home: groupFields(words('Início')),
  about: groupFields({ shown: pageSwitch('Sobre'), ...words('Sobre') }),
  rooms: groupFields({
    ...words('Acomodações'),
    heading: text({ label: 'Acomodações: título na página', max: 60 }),
    lead: text({ label: 'Acomodações: frase na página', max: 240, rows: 2 }),
  }),
  leisure: groupFields({ shown: pageSwitch('Lazer'), ...words('Lazer') }),
  restaurant: groupFields({ shown: pageSwitch('Gastronomia'), ...words('Gastronomia') }),
  packages: groupFields(words('Pacotes')),
  survey: groupFields({
    shown: pageSwitch('Pesquisa de satisfação'),
    connected: flag({
      label: 'Guardar as respostas',
      hint: 'Desligado, o que o hóspede escreve não sai do navegador dele. O que já foi guardado fica até o prazo, ou até ser apagado em Pesquisa.',
    }),
    months: choice({
      label: 'Apagar cada resposta depois de',
      hint: 'Vale para as respostas novas: as anteriores seguem o prazo que o hóspede leu.',
      placeholder: '12 meses',
      max: 2,
      labels: { '6': '6 meses', '24': '24 meses' },
      valueLabel: (value) => `${value || '12'} meses`,
    }),
    // Set only by 'Trocar o link', so no form shows it. It is public: the site's secret signs the link.
    link: text({ label: 'Link para os hóspedes: código', max: 40 }),
  }),
}

export const pagesSection = loneSection('pages', 'Páginas', pagesFields)

function words(page: string) {
  return {
    title: text({ label: `${page}: título`, max: 60 }),
    description: text({ label: `${page}: descrição`, hint: 'Até 160 letras aparecem.', max: 200, rows: 2 }),
  }
}

function pageSwitch(page: string) {
  return flag({ label: page, absent: true, half: true })
}
