import { block } from '../block.ts'
import { picture } from '../demo.ts'

export const homeBlocks = [
  block('boas-vindas', 'welcome', {
    images: ['jardim-flores.jpg', 'piscina.jpg', 'cafe-da-manha.jpg'].map(picture),
  }),
  block('ofertas', 'offers'),
  block('comodidades', 'amenities', {
    label: 'Na casa',
    title: 'O que espera por você',
    items: [
      {
        icon: 'pool',
        title: 'Piscina',
        text: 'Pequena e funda, para os dias em que a maré não ajuda.',
      },
      {
        icon: 'trail',
        title: 'Trilha até a cachoeira',
        text: 'Quarenta minutos de mata, com sombra o caminho inteiro.',
      },
      {
        icon: 'meals',
        title: 'Café da manhã',
        text: 'Na varanda, com fruta do quintal e bolo de banana.',
      },
    ],
  }),
  block('localizacao', 'location', {
    title: 'No canto da enseada, onde a rua acaba',
    images: ['chale-varanda.jpg', 'trilha-mata.jpg', 'montanhas-nevoa.jpg'].map(picture),
  }),
  block('depoimentos', 'testimonials'),
]

export const aboutBlocks = [
  block('abertura', 'opening', {
    title: 'Uma casa de praia que aprendeu a receber',
    lead: 'Quatro quartos, um jardim até a água e as mesmas duas pessoas na recepção.',
    image: picture('montanhas-nevoa.jpg'),
  }),
  block('hotel', 'about'),
  block('modo', 'columns', {
    label: 'O nosso jeito',
    title: 'Poucos quartos, portas abertas',
    items: [
      {
        title: 'Perto da água',
        text: 'Da cama ao píer são, no máximo, cinquenta passos. Descalço é melhor.',
      },
      {
        title: 'Sem relógio',
        text: 'O café da manhã vai até a hora em que o último hóspede acordar.',
      },
      {
        title: 'Gente daqui',
        text: 'O barqueiro, a confeiteira e o jardineiro nasceram nesta praia.',
      },
    ],
  }),
  block('reserva', 'book', {
    title: 'Veja quando há quarto livre',
    text: 'Escolha as datas, ou escreva para nós: respondemos no mesmo dia.',
  }),
]

export const leisureBlocks = [
  block('abertura', 'opening', {
    title: 'O dia começa no píer',
    lead: 'Barco, trilha, piscina e a rede, nessa ordem ou em nenhuma.',
    image: picture('rede-varanda.jpg'),
  }),
  block('piscina', 'picture_text', {
    label: 'Piscina',
    title: 'Água doce depois do sal',
    text: 'A piscina fica entre o jardim e a mata, com sombra à tarde. As crianças têm uma só delas, rasa.',
    image: picture('piscina.jpg'),
    shape: 'wide',
    side: 'left',
  }),
  block('trilha', 'picture_text', {
    label: 'Trilha',
    title: 'A cachoeira fica atrás da casa',
    text: 'O caminho começa no fim do jardim e sobe devagar pela Mata Atlântica. Leve água; o resto a trilha dá.',
    image: picture('trilha-mata.jpg'),
    shape: 'wide',
    side: 'right',
  }),
  block('reserva', 'book', {
    title: 'Guardamos um lugar no barco',
    text: 'Escolha as datas e conte quem vem.',
  }),
]

export const pages = {
  id: 'pages',
  home: {
    title: '',
    description: 'Pousada de quatro quartos à beira da baía, na Costa Verde, com píer, jardim e trilha.',
  },
  about: { shown: true, title: '', description: '' },
  rooms: {
    title: '',
    description: '',
    heading: 'Quatro quartos, todos perto da água',
    lead: 'Um no jardim, um para a família, um com vista e um só para dois.',
  },
  leisure: { shown: true, title: '', description: '' },
  restaurant: { shown: false, title: '', description: '' },
  packages: { title: '', description: '' },
  survey: { shown: false },
}
