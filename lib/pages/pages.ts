import { groupFields, readSchemas } from '@/lib/content/fields/field'
import { choice, flag, text } from '@/lib/content/fields/kinds'
import { z } from '@/lib/zod'

/** Switches for pages, and their texts for search engines. */
export const pagesFields = {
  home: groupFields(words('Início')),
  about: groupFields({ shown: shown('Sobre'), ...words('Sobre') }),
  rooms: groupFields({
    ...words('Acomodações'),
    heading: text({ label: 'Acomodações: título na página', max: 60 }),
    lead: text({ label: 'Acomodações: frase na página', max: 240, rows: 2 }),
  }),
  leisure: groupFields({ shown: shown('Lazer'), ...words('Lazer') }),
  restaurant: groupFields({ shown: shown('Gastronomia'), ...words('Gastronomia') }),
  packages: groupFields(words('Pacotes')),
  survey: groupFields({
    shown: shown('Pesquisa de satisfação'),
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

export const pagesSchema = z.object({ id: z.string().min(1), ...readSchemas(pagesFields) })

/** By default every page is switched on. */
export type Pages = Omit<z.infer<typeof pagesSchema>, 'id'>

function words(page: string) {
  return {
    title: text({ label: `${page}: título`, max: 60 }),
    description: text({ label: `${page}: descrição`, hint: 'Até 160 letras aparecem.', max: 200, rows: 2 }),
  }
}

function shown(page: string) {
  return flag({ label: page, absent: true, half: true })
}
