import { imageAddress, images, webAddress } from '@/lib/content/fields/addresses'
import { choice, flag, quotation, rows, text } from '@/lib/content/fields/kinds'
import { maxId } from '@/lib/content/fields/limited'
import { z } from '@/lib/zod'
import { iconChoices } from './icons'
import { kindNames, kinds } from './kinds'

const folder = 'hotel/pages'
const paragraphs = 'Uma linha em branco começa um novo parágrafo.'

/** The fields of all kinds; lib/pages/kinds.ts defines which of them a kind uses, with labels and lengths. */
export const blockFields = {
  kind: {
    ...choice({
      label: 'Tipo',
      labels: Object.fromEntries(kindNames.map((value) => [value, kinds[value].name])),
    }),
    read: z.enum(kindNames),
    required: true,
  },
  active: flag({ label: 'Visível no site', absent: true }),
  label: text({ label: 'Rótulo', hint: 'Em letras pequenas, acima do título.', max: 60 }),
  title: text({ label: 'Título', max: 160 }),
  lead: text({ label: 'Frase de abertura', max: 300, rows: 2 }),
  text: text({ label: 'Texto', hint: paragraphs, max: 2000, rows: 6 }),
  quote: quotation({ label: 'Citação', hint: 'As aspas vêm sozinhas.', max: 200, rows: 2 }),
  note: text({ label: 'Observação', max: 300, rows: 2 }),
  caption: text({ label: 'Legenda das fotos', max: 60 }),
  button: text({ label: 'Texto do botão', max: 30 }),
  image: imageAddress({ label: 'Foto', folder }),
  images: images({ label: 'Fotos', folder }),
  shape: choice({ label: 'Formato da foto', labels: { wide: 'Deitada', tall: 'Em pé' }, half: true }),
  side: choice({ label: 'Lado da foto', labels: { left: 'À esquerda', right: 'À direita' }, half: true }),
  tone: choice({ label: 'Fundo', labels: { light: 'Claro', dark: 'Escuro' } }),
  facts: rows({
    label: 'Fatos',
    one: 'fato',
    most: 8,
    columns: {
      term: text({ label: 'O quê', max: 60, half: true }),
      value: text({ label: 'Valor', max: 60, half: true }),
    },
  }),
  questions: rows({
    label: 'O que se pergunta',
    one: 'pergunta',
    most: 8,
    columns: {
      label: text({ label: 'Pergunta', max: 60, half: true }),
      answer: choice({
        label: 'Resposta',
        labels: { long: 'Texto longo', date: 'Data', people: 'Número de pessoas' },
        placeholder: 'Texto curto',
        half: true,
      }),
      required: flag({ label: 'Precisa de resposta' }),
    },
  }),
  way: choice({
    label: 'Para onde vai',
    labels: { whatsapp: 'WhatsApp', email: 'E-mail' },
    hint: 'Número e e-mail são os do hotel. Sem o escolhido, vai para o outro; sem nenhum, o bloco não aparece.',
  }),
  items: rows({
    label: 'Itens',
    one: 'item',
    most: 24,
    columns: {
      icon: {
        ...choice({
          label: 'Ícone',
          labels: Object.fromEntries(iconChoices.map(({ value, label }) => [value, label])),
          half: true,
        }),
        icons: true,
      },
      title: text({ label: 'Título', max: 80, half: true }),
      detail: text({ label: 'Detalhe', max: 40, half: true }),
      text: text({ label: 'Texto', max: 400, rows: 3 }),
      image: imageAddress({ label: 'Foto', folder }),
      link: webAddress({ label: 'Link', placeholder: 'https://', type: 'url' }),
    },
  }),
}

/** Blocks of the hotel's own pages also say which of these they are on. */
export const ownBlockFields = { ...blockFields, page: text({ label: 'Página', max: maxId }) }
