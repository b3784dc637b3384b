import { listSection } from '@/lib/content/definition'
import { imageAddress, images, video } from '@/lib/content/fields/addresses'
import { choice, count, flag, integer, list, optionalMoney, text } from '@/lib/content/fields/kinds'
import { imageAlts, textList } from '@/lib/content/fields/zod-fields'
import { formerSlugsForm, slugPattern } from '@/lib/content/slug'
import { nameOfCode, startNaming } from '@/lib/hotel/naming/words'
import type { Pictured } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'

const slugOrNone = new RegExp(`^$|${slugPattern.source}`)

/** Maximum of images; a room with more keeps them (IMG-6). */
export const maxRoomImages = 12

/** Fields in the order of the form (DATA-8). `price` is per night in reais; the first image is the main one. */
export const roomFields = {
  name: text({ label: 'Nome da Acomodação', max: 120, required: 'Nome é obrigatório', essential: true }),
  price: optionalMoney({
    label: 'Preço por Noite',
    hint: 'Em branco, fica sem preço.',
    zero: 'Deixe o preço em branco para não mostrá-lo, ou informe um valor maior que zero',
    unreadable: 'Escreva o preço como 450,00 ou 1.250,00',
  }),
  description: text({ label: 'Descrição', max: 4000, required: 'Descrição é obrigatória', rows: 5 }),
  detailed_description: text({
    label: 'Observações',
    hint: 'Aparecem na página do quarto e na janela de reserva.',
    max: 2000,
    rows: 3,
  }),
  images: images({ label: 'Imagens', most: maxRoomImages }),
  features: list({ label: 'Características', placeholder: 'Ex.: Varanda para o lago', max: 40, each: 200 }),
  category: choice({
    label: 'Categoria',
    max: 60,
    required: 'Categoria é obrigatória',
    essential: true,
    valueLabel: (value) => nameOfCode(value, startNaming.kinds),
  }),
  bed_configuration: text({
    label: 'Composição dos Quartos',
    placeholder: 'Ex.: 1 cama de casal e 2 de solteiro',
    max: 160,
    required: 'Configuração de cama é obrigatória',
  }),
  size: integer({ label: 'Tamanho (m²)', least: 5, most: 999, fallback: null }),
  view: text({ label: 'Vista', placeholder: 'Ex.: para o lago', max: 80 }),
  video_url: video({
    label: 'Link Vídeo Quarto',
    placeholder: 'https://vimeo.com/…',
    hint: 'Vimeo, YouTube ou um arquivo .mp4 ou .webm.',
  }),
  plan: imageAddress({
    label: 'Planta',
    hint: 'Um desenho do quarto visto de cima, para a página dele.',
  }),
  capacity: count({ label: 'Capacidade Máxima', blank: 2, fallback: 1, wrong: wrongCount('Capacidade') }),
  quantity: count({ label: 'Quantidade', blank: 1, fallback: 1, wrong: wrongCount('Quantidade') }),
  slug: {
    ...text({
      label: 'Endereço da página',
      hint: 'O que vem depois de /quartos/. Em branco, é feito do nome e não muda mais com ele.',
      placeholder: 'chale-do-lago',
      max: 120,
      pattern: [slugOrNone, 'Use só letras minúsculas sem acento, números e hífens'],
    }),
    read: z.string().regex(slugPattern).catch(''),
  },
  active: flag({ label: 'Ativo', absent: true }),
}

function wrongCount(noun: string) {
  return {
    low: `${noun} deve ser maior que 0`,
    fraction: `${noun} deve ser um número inteiro`,
    high: `${noun} deve ser no máximo 999`,
  }
}

const rooms = listSection('rooms', 'Acomodações', roomFields)

export const roomsSection = {
  ...rooms,
  /** Links with these slugs redirect to the current one (ROOM-16). */
  schema: rooms.schema.extend({ previousSlugs: textList.optional(), imageAlts }),
  derived: ['imageAlts', 'previousSlugs'],
  carried: { previousSlugs: formerSlugsForm },
  unique: { field: 'slug', message: 'já existe uma acomodação com este endereço' },
}

export type Room = z.infer<typeof roomsSection.schema> & Pictured
