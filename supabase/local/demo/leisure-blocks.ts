import { block } from './block.ts'
import { picture } from './demo.ts'

export const leisureBlocks = [
  block('abertura', 'opening', {
    title: 'Dias inteiros ao ar livre',
    lead: 'Água aquecida, quadriciclo, trilhas, cavalos no pasto. E a rede, que também conta como passeio.',
    image: picture('rede-varanda.jpg'),
  }),
  block('piscina', 'picture_text', {
    label: 'Piscina aquecida',
    title: 'Morna até quando a serra esfria',
    text: 'A piscina é aquecida e fica de frente para a mata, num deck de madeira com sombra para todos. Ao lado, as crianças têm a sua própria água rasa, à vista de quem descansa.',
    image: picture('piscina-infantil.jpg'),
    shape: 'wide',
    side: 'left',
    facts: [
      ['Profundidade', '1,5 m'],
      ['Área infantil', '60 cm'],
    ],
  }),
  block('quadriciclo', 'picture_facts', {
    label: 'Quadriciclo',
    title: 'Terra, neblina e uma curva depois da outra',
    text: 'Um instrutor abre o caminho pelas estradas de terra da fazenda. O passeio curto contorna o lago e o pasto; o longo sobe até onde a mata fecha.',
    image: picture('quadriciclo.jpg'),
    facts: [
      ['Passeio curto', '30 minutos'],
      ['Passeio longo', '60 minutos'],
      ['Para conduzir', 'habilitação'],
    ],
    note: 'A carteira de habilitação é obrigatória: quem conduz apresenta a CNH antes da saída.',
  }),
  block('mata', 'cards', {
    label: 'Mata e pasto',
    title: 'A floresta começa onde acaba o gramado',
    items: [
      {
        title: 'Trilhas',
        text: 'Do passeio de meia hora à subida longa, sempre entre samambaias-açu e bromélias. A recepção empresta o mapa e as botas de borracha, e diz onde andam os macacos.',
        image: picture('trilha-mata.jpg'),
      },
      {
        title: 'Cavalos',
        text: 'De manhã cedo eles pastam soltos na névoa. São cavalos de visita, não de montaria: o tratador apresenta cada um pelo nome, e as crianças levam a cenoura.',
        image: picture('cavalos.jpg'),
      },
    ],
  }),
  block('descanso', 'full_picture', { image: picture('deck-lago.jpg') }),
  block('tarde', 'quote', {
    quote: 'Às cinco da tarde a névoa desce, e o vale inteiro fala mais baixo.',
    tone: 'light',
  }),
  block('academia', 'dark_cards', {
    items: [
      {
        title: 'Academia',
        text: 'Esteira, pesos e tapetes para alongar, com a floresta do outro lado do vidro. Aberta a todos os hóspedes, sem hora marcada.',
        image: picture('academia.jpg'),
      },
      {
        title: 'Pet friendly',
        text: 'Recebemos um animal de estimação por reserva, com caminha, potes e guia à espera na varanda.',
        image: picture('pet-friendly.jpg'),
      },
    ],
  }),
  block('reserva', 'book', {
    title: 'Guarde o relógio na mala',
    text: 'Escolha as datas e veja os chalés livres. Os passeios se combinam aqui, na recepção, quando der vontade.',
  }),
]
