import type { Kind } from './kind'

const home = ['home'] as const
const heading = {
  label: { max: 40 },
  title: { max: 80, required: true },
  text: { max: 400, hint: 'Uma ou duas frases ao lado do título.' },
}

export const homeKinds = {
  welcome: {
    name: 'Boas-vindas',
    text: 'O título e o texto vêm de “O Hotel › Seção Sobre”; aqui ficam as fotos do carrossel.',
    icon: 'hand',
    pages: home,
    once: true,
    ground: 'plain',
    fields: { images: { fewest: 1, most: 12 } },
    example: {},
  },
  accommodations: {
    name: 'Acomodações',
    text: 'A apresentação dos chalés, com um carrossel de fotos numeradas.',
    icon: 'bed-double',
    pages: home,
    once: true,
    ground: 'sand',
    fields: {
      ...heading,
      caption: { max: 40, required: true, hint: 'O número vem sozinho: Chalé Tradicional 1, 2, 3…' },
      images: { fewest: 3, most: 12 },
    },
    example: {
      label: 'Os chalés',
      title: 'Acomodações excepcionais',
      text: 'Conte em uma ou duas frases como são os chalés.',
      caption: 'Chalé',
    },
  },
  film: {
    name: 'Filme',
    text: 'Onde fica o filme de “O Hotel › Seção Hero”. Sem filme, nada aparece.',
    icon: 'film',
    pages: home,
    once: true,
    ground: 'own',
    fields: {},
    example: {},
  },
  offers: {
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
        hint: 'O número de parcelas vem das condições da casa.',
      },
      note: { max: 160, label: 'Sobre as crianças', hint: 'A idade vem das condições da casa.' },
      title: { max: 60, label: 'Terceira informação' },
      text: { max: 160, label: 'Texto da terceira informação' },
    },
    example: { title: 'Experiências exclusivas' },
  },
  amenities: {
    name: 'Comodidades',
    text: 'O que a casa oferece, cada coisa com um ícone.',
    icon: 'layout-grid',
    pages: home,
    ground: 'sand',
    fields: {
      ...heading,
      items: {
        label: 'Comodidades',
        one: 'comodidade',
        fewest: 2,
        most: 12,
        columns: { icon: {}, title: { required: true, max: 40 }, text: { max: 160 } },
      },
    },
    example: {
      label: 'Na casa',
      title: 'O que espera por vocês',
      items: [
        { icon: 'wifi', title: 'Wi-Fi', text: '' },
        { icon: 'meals', title: 'Café da manhã', text: '' },
      ],
    },
  },
  location: {
    name: 'Localização',
    text: 'Endereço, contatos, mapa e tempos de viagem vêm dos contatos da casa; aqui ficam o título e as fotos.',
    icon: 'map-pin',
    pages: home,
    once: true,
    ground: 'own',
    fields: {
      title: { max: 80, required: true },
      images: { most: 5, hint: 'De 3 a 5 ficam melhor em uma fileira; nenhuma também pode.' },
    },
    example: { title: 'Onde estamos' },
  },
  testimonials: {
    name: 'Depoimentos',
    text: 'Onde ficam os depoimentos de hóspedes. Sem depoimento, nada aparece.',
    icon: 'quote',
    pages: home,
    once: true,
    ground: 'own',
    fields: {},
    example: {},
  },
} satisfies Record<string, Kind>
