import { block } from './block.ts'
import { picture } from './demo.ts'

export const homeBlocks = [
  block('boas-vindas', 'welcome', {
    images: [
      'deck-lago.jpg',
      'fazenda-aerea.jpg',
      'cavalos.jpg',
      'chales-fileira.jpg',
      'quarto-floresta.jpg',
    ].map(picture),
  }),
  block('acomodacoes', 'accommodations', {
    label: 'Os chalés',
    title: 'Acomodações excepcionais',
    text: 'A autêntica hospedagem de montanha: madeira, pedra e o charme rústico de uma casa de campo, com o conforto de hoje. Poucos chalés, afastados uns dos outros, cada um com a sua varanda.',
    caption: 'Chalé Tradicional',
    images: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => picture(`chale-0${number}.jpg`)),
  }),
  block('filme', 'film'),
  block('ofertas', 'offers', {
    lead: 'O valor da estadia dividido em parcelas iguais no cartão, ou à vista, como preferir.',
    note: 'Os pequenos se hospedam no chalé dos pais, com as mesmas refeições e o mesmo quintal.',
    title: 'Experiências exclusivas',
    text: 'Jantares à luz de velas, manhãs com os cavalos e trilhas guiadas, preparados para cada estação.',
  }),
  block('comodidades', 'amenities', {
    label: 'Na fazenda',
    title: 'Dias inteiros sem precisar do carro',
    text: 'Água, mata e mesa posta, tudo a poucos passos do chalé. Faça o que quiser, na hora em que quiser; ou nada, que também combina com o lugar.',
    items: [
      {
        icon: 'pool',
        title: 'Piscina aquecida',
        text: 'Com 1,5 m de profundidade e uma área infantil de 60 cm, de frente para a mata.',
      },
      {
        icon: 'route',
        title: 'Passeio de quadriciclo',
        text: 'Trinta ou sessenta minutos de estrada de terra, para quem tem habilitação.',
      },
      {
        icon: 'meals',
        title: 'Pensão completa',
        text: 'Café da manhã, almoço e jantar incluídos na diária, com o que a horta dá.',
      },
      {
        icon: 'paw',
        title: 'Pet friendly',
        text: 'O seu cachorro também é hóspede: caminha e água fresca o esperam na varanda.',
      },
      {
        icon: 'gym',
        title: 'Academia',
        text: 'Pesos, banco e esteira diante de uma janela inteira de floresta.',
      },
      {
        icon: 'trail',
        title: 'Trilhas e cavalos',
        text: 'Caminhos entre samambaias-açu e, de manhã cedo, os cavalos soltos no pasto.',
      },
    ],
  }),
  block('localizacao', 'location', {
    title: 'No alto da serra, longe de tudo o que apressa',
    images: ['chale-varanda.jpg', 'jardim-flores.jpg', 'piscina.jpg', 'trilha-mata.jpg', 'lareira.jpg'].map(
      picture,
    ),
  }),
  block('depoimentos', 'testimonials'),
]
