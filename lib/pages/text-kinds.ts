import type { Kind } from './kind'

const others = ['about', 'leisure', 'restaurant'] as const
const all = ['home', ...others] as const
const heading = { label: { max: 40 }, title: { max: 80, required: true } }
const required = { required: true }

export const textKinds = {
  about: {
    name: 'O hotel em poucas palavras',
    text: 'O subtítulo, o texto e a foto de “O Hotel › Seção Sobre”.',
    icon: 'house',
    pages: others,
    once: true,
    ground: 'plain',
    fields: {},
    example: {},
  },
  text_facts: {
    name: 'Texto e fatos',
    text: 'Um texto ao lado de uma tabela de fatos.',
    icon: 'list',
    pages: all,
    ground: 'plain',
    fields: {
      ...heading,
      text: { max: 1200, required: true },
      note: { max: 40, label: 'Título dos fatos' },
      facts: { fewest: 1, most: 8, columns: { term: required, value: required } },
    },
    example: {
      title: 'Um título',
      text: 'Conte em um ou dois parágrafos.',
      note: 'Bom saber',
      facts: [{ term: 'Estacionamento', value: 'gratuito' }],
    },
  },
  timeline: {
    name: 'Linha do tempo',
    text: 'Capítulos de uma história, cada um com o seu ano.',
    icon: 'milestone',
    pages: all,
    ground: 'sand',
    fields: {
      ...heading,
      text: { max: 300 },
      items: {
        label: 'Capítulos',
        one: 'capítulo',
        fewest: 2,
        most: 10,
        columns: {
          detail: { label: 'Ano', required: true, max: 12 },
          title: { required: true, max: 60 },
          text: { required: true, max: 300 },
        },
      },
    },
    example: { label: 'História', title: 'Como tudo começou' },
  },
  quote: {
    name: 'Citação',
    text: 'Uma frase em letras grandes.',
    icon: 'quote',
    pages: all,
    ground: 'plain',
    fields: { quote: { max: 120, required: true }, tone: {} },
    example: { quote: 'Uma frase que fica.', tone: 'light' },
  },
  columns: {
    name: 'Três colunas',
    text: 'Duas ou três ideias lado a lado.',
    icon: 'columns-3',
    pages: all,
    ground: 'plain',
    fields: {
      ...heading,
      items: {
        label: 'Colunas',
        one: 'coluna',
        fewest: 2,
        most: 3,
        columns: { title: { required: true, max: 40 }, text: { required: true, max: 300 } },
      },
    },
    example: { title: 'Um título' },
  },
  menu: {
    name: 'Refeições ou cardápio',
    text: 'Pratos ou refeições com horário ou preço, com ou sem foto.',
    icon: 'utensils',
    pages: others,
    ground: 'sand',
    fields: {
      ...heading,
      image: {},
      items: {
        label: 'Refeições ou pratos',
        one: 'refeição ou prato',
        fewest: 1,
        most: 24,
        columns: {
          title: { label: 'Nome', required: true, max: 60 },
          detail: { label: 'Horário ou preço' },
          text: { max: 240 },
        },
      },
      note: { max: 200 },
    },
    example: { label: 'As refeições', title: 'À mesa', items: [{ title: 'Café da manhã' }] },
  },
  statement: {
    name: 'Destaque com botão',
    text: 'Uma frase em letras grandes, um texto e o botão que abre a reserva.',
    icon: 'megaphone',
    pages: all,
    ground: 'plain',
    fields: {
      label: { max: 40 },
      title: { max: 120, required: true },
      text: { max: 400, required: true },
      button: { hint: 'Abre a reserva. Em branco, “RESERVAR AGORA”.' },
    },
    example: { title: 'Uma frase que resume', text: 'Conte em um parágrafo.' },
  },
  book: {
    name: 'Convite para reservar',
    text: 'Título, texto, o botão que abre a reserva e o telefone.',
    icon: 'calendar-check',
    pages: all,
    ground: 'sand',
    fields: {
      title: { max: 60, required: true },
      text: { max: 240, required: true },
      button: { hint: 'Abre a reserva. Em branco, “RESERVAR AGORA”.' },
    },
    example: { title: 'Venha passar uns dias', text: 'Escolha as datas e veja os chalés livres.' },
  },
} satisfies Record<string, Kind>
