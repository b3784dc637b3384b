import type { FieldRule } from '@/lib/content/definition'
import type { BlockPage } from './page-names.ts'

/** `plain`, `sand` and `dark` fill the background; blocks of the same one are closer. `own` extends to the block's edges. */
type Ground = 'plain' | 'sand' | 'dark' | 'own'

export type Kind = {
  name: string
  text: string
  /** The name of the lucide icon in the panel's gallery. */
  icon: string
  pages: readonly BlockPage[]
  once?: true
  ground: Ground
  /** The fields in the order of the form, after kind and switch. */
  fields: Record<string, FieldRule>
  /** What a new block starts with: nothing that the hotel would have to take back. */
  start: Record<string, unknown>
}

const home = ['home'] as const
const others = ['about', 'leisure', 'restaurant', 'own'] as const
const all = [...home, ...others] as const
const required = { required: true }
const heading = { label: { max: 40 }, title: { max: 80, required: true } }
const homeHeading = { ...heading, text: { max: 400, hint: 'Uma ou duas frases ao lado do título.' } }

type Given<Fields> = Pick<Kind, 'name' | 'text' | 'icon'> & Partial<Omit<Kind, 'fields'>> & { fields: Fields }

/** Without other words a kind fits every page and leaves the page's background as it is. */
function kind<Fields extends Kind['fields']>(
  given: Given<Fields>,
): Omit<Kind, 'fields'> & { fields: Fields } {
  return { pages: all, ground: 'plain', start: {}, ...given }
}

/** What several rows and one are called, how many there may be, and the columns in use. */
function rowsOf(label: string, one: string, [fewest, most]: [number, number], columns: Kind['fields']) {
  return { label, one, fewest, most, columns }
}

const booking = { hint: 'Abre a reserva. Em branco, “RESERVAR AGORA”.' }
const named = { required: true, max: 40 }
const pictureCards = { title: named, text: { max: 300 }, image: required }

const homeKinds = {
  welcome: kind({
    name: 'Boas-vindas',
    text: 'O título e o texto vêm de “O Hotel › Seção Sobre”; aqui ficam as fotos do carrossel.',
    icon: 'hand',
    pages: home,
    once: true,
    fields: { images: { most: 12 } },
  }),
  accommodations: kind({
    name: 'Acomodações',
    text: 'A apresentação das acomodações, com um carrossel de fotos numeradas. Sem acomodação e sem foto, nada aparece.',
    icon: 'bed-double',
    pages: home,
    once: true,
    ground: 'sand',
    fields: {
      ...homeHeading,
      caption: {
        max: 40,
        required: true,
        hint: 'O número vem sozinho. Com o nome de um tipo, como Chalé Tradicional, as fotos levam a ele.',
      },
      images: { most: 12, hint: 'Sem fotos aqui, aparece uma de cada acomodação, com o nome dela.' },
    },
    start: {
      label: 'As acomodações',
      title: 'Acomodações excepcionais',
      caption: 'Acomodação',
    },
  }),
  film: kind({
    name: 'Filme',
    text: 'Onde fica o filme de “O Hotel › Seção Hero”. Sem filme, nada aparece.',
    icon: 'film',
    pages: home,
    once: true,
    ground: 'own',
    fields: {},
  }),
  offers: kind({
    name: 'Ofertas em destaque',
    text: 'Os pacotes marcados como destaque e três informações. Sem pacote em destaque, nada aparece.',
    icon: 'tag',
    pages: home,
    once: true,
    ground: 'own',
    fields: {
      lead: {
        max: 160,
        label: 'Sobre o parcelamento',
        hint: 'O número de parcelas vem de Condições.',
      },
      note: { max: 160, label: 'Sobre as crianças', hint: 'A idade vem de Condições.' },
      title: { max: 60, label: 'Terceira informação' },
      text: { max: 160, label: 'Texto da terceira informação' },
    },
    start: { title: 'Experiências exclusivas' },
  }),
  amenities: kind({
    name: 'Comodidades',
    text: 'O que o hotel oferece, cada coisa com um ícone.',
    icon: 'layout-grid',
    pages: home,
    ground: 'sand',
    fields: {
      ...homeHeading,
      items: rowsOf('Comodidades', 'comodidade', [2, 12], { icon: {}, title: named, text: { max: 160 } }),
    },
    start: {
      label: 'No hotel',
      title: 'O que espera por vocês',
      items: [{ icon: 'wifi' }, { icon: 'meals' }],
    },
  }),
  location: kind({
    name: 'Localização',
    text: 'Endereço, contatos, mapa e tempos de viagem vêm de “Contato e identidade”; aqui ficam o título e as fotos.',
    icon: 'map-pin',
    pages: home,
    once: true,
    ground: 'own',
    fields: {
      title: { max: 80, required: true },
      images: { most: 5, hint: 'De 3 a 5 ficam melhor em uma fileira; nenhuma também pode.' },
    },
    start: { title: 'Onde estamos' },
  }),
  testimonials: kind({
    name: 'Depoimentos',
    text: 'Onde ficam os depoimentos de hóspedes. Sem depoimento, nada aparece.',
    icon: 'quote',
    pages: home,
    once: true,
    ground: 'own',
    fields: {},
  }),
}

const pictureKinds = {
  opening: kind({
    name: 'Abertura',
    text: 'A foto grande com o título da página. Fica sempre no alto.',
    icon: 'panel-top',
    pages: others,
    once: true,
    ground: 'own',
    fields: { title: { max: 80, required: true }, lead: { max: 160 }, image: required },
  }),
  picture_text: kind({
    name: 'Foto e texto',
    text: 'Uma foto ao lado de um texto, se quiser com alguns fatos.',
    icon: 'image',
    fields: {
      ...heading,
      text: { max: 900, required: true },
      image: required,
      shape: {},
      side: {},
      facts: { most: 5, columns: { term: required, value: required } },
    },
    start: { shape: 'wide', side: 'left' },
  }),
  picture_facts: kind({
    name: 'Foto e fatos sobre fundo escuro',
    text: 'Metade foto, metade texto com uma tabela de fatos.',
    icon: 'columns-2',
    ground: 'own',
    fields: {
      ...heading,
      text: { max: 600, required: true },
      image: required,
      facts: { most: 6, columns: { term: required, value: required } },
      note: { max: 200 },
    },
  }),
  full_picture: kind({
    name: 'Foto de lado a lado',
    text: 'Uma foto na largura da janela, se quiser com uma citação.',
    icon: 'gallery-horizontal',
    ground: 'own',
    fields: { image: required, quote: { max: 90 } },
  }),
  strip: kind({
    name: 'Fita de fotos',
    text: 'Um álbum que passa devagar e pode ser parado.',
    icon: 'gallery-thumbnails',
    // Its script would add to the size of the other pages.
    pages: ['home', 'about', 'own'],
    once: true,
    fields: { ...heading, images: { fewest: 6, most: 16 } },
    start: { label: 'Álbum', title: 'Um passeio sem sair do lugar' },
  }),
  cards: kind({
    name: 'Dois cartões com foto',
    text: 'Duas fotos de formatos diferentes, cada uma com título e texto.',
    icon: 'layout-panel-left',
    fields: {
      ...heading,
      items: rowsOf('Cartões', 'cartão', [2, 2], pictureCards),
    },
  }),
  dark_cards: kind({
    name: 'Cartões sobre fundo escuro',
    text: 'De uma a três fotos com título e texto.',
    icon: 'layout-panel-top',
    ground: 'dark',
    fields: {
      items: rowsOf('Cartões', 'cartão', [1, 3], pictureCards),
    },
  }),
}

const textKinds = {
  about: kind({
    name: 'O hotel em poucas palavras',
    text: 'O subtítulo, o texto e a foto de “O Hotel › Seção Sobre”.',
    icon: 'house',
    pages: others,
    once: true,
    fields: {},
  }),
  text_facts: kind({
    name: 'Texto e fatos',
    text: 'Um texto ao lado de uma tabela de fatos.',
    icon: 'list',
    fields: {
      ...heading,
      text: { max: 1200, required: true },
      note: { max: 40, label: 'Título dos fatos' },
      facts: { fewest: 1, most: 8, columns: { term: required, value: required } },
    },
    start: { note: 'Bom saber' },
  }),
  timeline: kind({
    name: 'Linha do tempo',
    text: 'Capítulos de uma história, cada um com o seu ano.',
    icon: 'milestone',
    ground: 'sand',
    fields: {
      ...heading,
      text: { max: 300 },
      items: rowsOf('Capítulos', 'capítulo', [2, 10], {
        detail: { label: 'Ano', required: true, max: 12 },
        title: { required: true, max: 60 },
        text: { required: true, max: 300 },
      }),
    },
    start: { label: 'História', title: 'Como tudo começou' },
  }),
  quote: kind({
    name: 'Citação',
    text: 'Uma frase em letras grandes.',
    icon: 'quote',
    fields: { quote: { max: 120, required: true }, tone: {} },
    start: { tone: 'light' },
  }),
  columns: kind({
    name: 'Três colunas',
    text: 'Duas ou três ideias lado a lado.',
    icon: 'columns-3',
    fields: {
      ...heading,
      items: rowsOf('Colunas', 'coluna', [2, 3], { title: named, text: { required: true, max: 300 } }),
    },
  }),
  menu: kind({
    name: 'Refeições ou cardápio',
    text: 'Pratos ou refeições com horário ou preço, com ou sem foto.',
    icon: 'utensils',
    pages: others,
    ground: 'sand',
    fields: {
      ...heading,
      image: {},
      items: rowsOf('Refeições ou pratos', 'refeição ou prato', [1, 24], {
        title: { label: 'Nome', required: true, max: 60 },
        detail: { label: 'Horário ou preço' },
        text: { max: 240 },
      }),
      note: { max: 200 },
    },
    start: { label: 'As refeições', title: 'À mesa' },
  }),
  statement: kind({
    name: 'Destaque com botão',
    text: 'Uma frase em letras grandes, um texto e o botão que abre a reserva.',
    icon: 'megaphone',
    fields: {
      label: { max: 40 },
      title: { max: 120, required: true },
      text: { max: 400, required: true },
      button: booking,
    },
  }),
  book: kind({
    name: 'Convite para reservar',
    text: 'Título, texto, o botão que abre a reserva e o telefone.',
    icon: 'calendar-check',
    ground: 'sand',
    fields: {
      title: { max: 60, required: true },
      text: { max: 240, required: true },
      button: booking,
    },
    start: { title: 'Venha passar uns dias', text: 'Escolha as datas e veja o que está livre.' },
  }),
  faq: kind({
    name: 'Perguntas frequentes',
    text: 'Perguntas que abrem a resposta. Os buscadores também as recebem.',
    icon: 'circle-question-mark',
    fields: {
      ...heading,
      items: rowsOf('Perguntas', 'pergunta', [1, 24], {
        title: { label: 'Pergunta', required: true },
        text: { label: 'Resposta', required: true },
      }),
    },
    start: { title: 'O que costumam perguntar', items: [{ title: 'Aceitam animais?' }] },
  }),
  ratings: kind({
    name: 'Notas em outros sites',
    text: 'A nota do hotel no Google ou em outro site, com a data e o link para conferir.',
    icon: 'star',
    ground: 'sand',
    fields: {
      ...heading,
      items: rowsOf('Notas', 'nota', [1, 4], {
        title: { ...named, label: 'Onde' },
        detail: { label: 'Nota, como 4,8 de 5', required: true, max: 20 },
        text: { label: 'Data, e de quantas avaliações', required: true, max: 80 },
        link: { required: true },
      }),
    },
    start: { title: 'O que dizem de nós', items: [{ title: 'Google' }] },
  }),
  awards: kind({
    name: 'Prêmios',
    text: 'O que o hotel ganhou: o prêmio, o ano e quem o deu.',
    icon: 'award',
    fields: {
      ...heading,
      items: rowsOf('Prêmios', 'prêmio', [1, 12], {
        title: { label: 'Prêmio', required: true },
        detail: { label: 'Ano', max: 12 },
        text: { label: 'Quem deu', max: 80 },
        link: {},
        image: { label: 'Selo ou foto' },
      }),
    },
    start: { title: 'Reconhecimentos' },
  }),
  team: kind({
    name: 'Equipe',
    text: 'Quem recebe os hóspedes, cada pessoa com a sua foto.',
    icon: 'users',
    fields: {
      ...heading,
      items: rowsOf('Pessoas', 'pessoa', [1, 12], {
        title: { label: 'Nome', required: true, max: 60 },
        detail: { label: 'O que faz' },
        text: { label: 'Algumas palavras', max: 300 },
        image: { required: true },
      }),
    },
    start: { title: 'Quem recebe vocês' },
  }),
  enquiry: kind({
    name: 'Pedido de informações',
    text: 'Perguntas que o visitante responde, e um botão que abre a mensagem pronta no WhatsApp ou no e-mail. Nada fica guardado.',
    icon: 'message-circle-question-mark',
    // Its script would add to the size of the home page.
    pages: others,
    ground: 'sand',
    fields: {
      ...heading,
      text: { max: 400 },
      questions: {
        fewest: 1,
        most: 8,
        columns: { label: required, answer: {}, required: {} },
      },
      way: {},
      button: { hint: 'Em branco, “Enviar pelo WhatsApp” ou “Enviar por e-mail”.' },
    },
    start: {
      title: 'Peça um orçamento',
      way: 'whatsapp',
      questions: [
        { label: 'Seu nome', required: true },
        { label: 'Data', answer: 'date' },
        { label: 'Quantas pessoas', answer: 'people' },
        { label: 'O que vocês imaginam', answer: 'long' },
      ],
    },
  }),
}

const table = { ...homeKinds, ...pictureKinds, ...textKinds }

export type KindName = keyof typeof table
export type FieldNameOf<Name extends KindName> = keyof (typeof table)[Name]['fields']
/** Those that only the home page draws: most show what other sections of the panel say. */
export type HomeKindName = keyof typeof homeKinds

/** The kinds of blocks. There is no free layout, so that every page looks right (PAGE-8). */
export const kinds: Record<KindName, Kind> = table

export const kindNames: KindName[] = Object.keys(table).filter(isKindName)

export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(table, name)
}

/** Returns the kinds of a page in the order of the gallery. */
export function kindsFor(page: BlockPage): KindName[] {
  return kindNames.filter((name) => kinds[name].pages.includes(page))
}
