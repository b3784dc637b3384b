import type { Kind } from './kind'

const others = ['about', 'leisure', 'restaurant'] as const
const all = ['home', ...others] as const
const heading = { label: { max: 40 }, title: { max: 80, required: true } }
const required = { required: true }

export const pictureKinds = {
  opening: {
    name: 'Abertura',
    text: 'A foto grande com o título da página. Fica sempre no alto.',
    icon: 'panel-top',
    pages: others,
    once: true,
    ground: 'own',
    fields: { title: { max: 80, required: true }, lead: { max: 160 }, image: required },
    example: { title: 'O título da página' },
  },
  picture_text: {
    name: 'Foto e texto',
    text: 'Uma foto ao lado de um texto, se quiser com alguns fatos.',
    icon: 'image',
    pages: all,
    ground: 'plain',
    fields: {
      ...heading,
      text: { max: 900, required: true },
      image: required,
      shape: {},
      side: {},
      facts: { most: 5, columns: { term: required, value: required } },
    },
    example: { title: 'Um título', text: 'Conte em um ou dois parágrafos.', shape: 'wide', side: 'left' },
  },
  picture_facts: {
    name: 'Foto e fatos sobre fundo escuro',
    text: 'Metade foto, metade texto com uma tabela de fatos.',
    icon: 'columns-2',
    pages: all,
    ground: 'own',
    fields: {
      ...heading,
      text: { max: 600, required: true },
      image: required,
      facts: { most: 6, columns: { term: required, value: required } },
      note: { max: 200 },
    },
    example: { title: 'Um título', text: 'Conte em um parágrafo.' },
  },
  full_picture: {
    name: 'Foto de lado a lado',
    text: 'Uma foto na largura da janela, se quiser com uma citação.',
    icon: 'gallery-horizontal',
    pages: all,
    ground: 'own',
    fields: { image: required, quote: { max: 90 } },
    example: {},
  },
  strip: {
    name: 'Fita de fotos',
    text: 'Um álbum que passa devagar e pode ser parado.',
    icon: 'gallery-thumbnails',
    // Its script would add to the size of the other pages.
    pages: ['home', 'about'],
    once: true,
    ground: 'plain',
    fields: { ...heading, images: { fewest: 6, most: 16 } },
    example: { label: 'Álbum', title: 'Um passeio sem sair do lugar' },
  },
  cards: {
    name: 'Dois cartões com foto',
    text: 'Duas fotos de formatos diferentes, cada uma com título e texto.',
    icon: 'layout-panel-left',
    pages: all,
    ground: 'plain',
    fields: {
      ...heading,
      items: {
        label: 'Cartões',
        one: 'cartão',
        fewest: 2,
        most: 2,
        columns: { title: { required: true, max: 40 }, text: { max: 300 }, image: required },
      },
    },
    example: { title: 'Um título', items: [{ title: 'Primeiro' }, { title: 'Segundo' }] },
  },
  dark_cards: {
    name: 'Cartões sobre fundo escuro',
    text: 'De uma a três fotos com título e texto.',
    icon: 'layout-panel-top',
    pages: all,
    ground: 'dark',
    fields: {
      items: {
        label: 'Cartões',
        one: 'cartão',
        fewest: 1,
        most: 3,
        columns: { title: { required: true, max: 40 }, text: { max: 300 }, image: required },
      },
    },
    example: { items: [{ title: 'Primeiro' }, { title: 'Segundo' }] },
  },
} satisfies Record<string, Kind>
