import type { Room } from '../../../lib/rooms/schema.ts'
import { altsOf } from './image-alts.ts'

const rooms: Room[] = [
  {
    id: 'cee99981-e329-4f66-8bbd-778a48412c51',
    name: 'Chalé Tradicional',
    category: 'tradicional',
    description:
      'Madeira clara, cama ampla e uma janela que ocupa quase toda a parede, com a floresta do outro lado do vidro. Na varanda, a rede já está armada. São 32 m² pensados para quem passa o dia lá fora e gosta de voltar para um quarto simples e bem-feito.',
    detailed_description:
      'Aceita um animal de estimação. O acesso é feito por um caminho de pedra, com quatro degraus até a varanda.',
    capacity: 2,
    quantity: 5,
    bed_configuration: '1 cama de casal queen',
    price: 890,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'TV', 'Frigobar', 'Varanda com rede', 'Climatização', 'Enxoval de algodão 300 fios'],
    images: ['chale-01.jpg', 'quarto-floresta.jpg', 'chale-03.jpg'],
  },
  {
    id: '89325d8d-032b-435d-be63-09e6476af86e',
    name: 'Chalé Família do Pomar',
    category: 'familia',
    description:
      'Ao lado das jabuticabeiras, um chalé de dois ambientes para famílias que viajam com crianças e com o cachorro. A varanda é cercada e o gramado começa logo depois do último degrau.',
    detailed_description: 'Em reforma: o telhado e o piso da varanda estão sendo refeitos.',
    capacity: 5,
    quantity: 1,
    bed_configuration: '1 cama de casal queen e 3 de solteiro',
    price: 1380,
    video_url: null,
    active: false,
    features: ['Wi-Fi', 'TV', 'Frigobar', 'Varanda cercada', 'Copa', 'Berço sob pedido'],
    images: ['chale-02.jpg', 'quarto-familia.jpg', 'pet-friendly.jpg'],
  },
  {
    id: '43ee4127-1735-48b0-95ce-121edf1360b9',
    name: 'Chalé Família',
    category: 'familia',
    description:
      'Pais e filhos no mesmo quarto, com espaço de sobra: 52 m², uma cama de casal de um lado, duas de solteiro do outro e luz natural o dia inteiro. A copa guarda o lanche da tarde, e a piscina fica a três minutos de caminhada pelo jardim.',
    detailed_description:
      'Crianças de até 6 anos não pagam. Berço, banheira de bebê e grade de cama são gratuitos; basta pedir na reserva.',
    capacity: 4,
    quantity: 3,
    bed_configuration: '1 cama de casal queen e 2 de solteiro',
    price: 1290,
    video_url: null,
    active: true,
    features: [
      'Wi-Fi',
      'TV',
      'Frigobar',
      'Copa',
      'Varanda',
      'Ar quente',
      'Jogos de tabuleiro e livros infantis',
    ],
    images: ['quarto-familia.jpg', 'chale-04.jpg', 'chales-fileira.jpg', 'jardim-flores.jpg'],
  },
  {
    id: 'bfac6588-003a-4ba9-b469-a90b9a1b551e',
    name: 'Chalé Premium',
    category: 'premium',
    description:
      'O mais amplo da fazenda, com 64 m² e duas lareiras de pedra: uma na sala, outra em frente à cama. As portas de vidro abrem para uma varanda voltada ao lago, onde a névoa demora a se desfazer.',
    detailed_description:
      'A lareira é acesa pela equipe no fim da tarde, a pedido. O café da manhã pode ser servido no chalé, sem custo adicional.',
    capacity: 3,
    quantity: 2,
    bed_configuration: '1 cama de casal king e 1 sofá-cama',
    price: 1590,
    video_url: '/videos/promo.webm',
    active: true,
    features: [
      'Wi-Fi',
      'TV de 50 polegadas',
      'Frigobar',
      'Sala de estar',
      'Varanda para o lago',
      'Ar-condicionado',
      'Lareira',
      'Roupões e chinelos',
    ],
    images: ['quarto-premium.jpg', 'chale-06.jpg', 'chale-varanda.jpg', 'deck-lago.jpg', 'cafe-da-manha.jpg'],
  },
  {
    id: '69c70600-00aa-4bc6-9be3-50b0149b2949',
    name: 'Chalé Superior',
    category: 'superior',
    description:
      'Na parte alta do terreno, cercado de hortênsias, com 42 m² e uma sala para ler quando a chuva chega. A lareira aquece o quarto inteiro, e da varanda se acompanha o sol até ele sumir atrás da serra.',
    detailed_description: '',
    capacity: 3,
    quantity: 3,
    bed_configuration: '1 cama de casal queen e 1 de solteiro',
    price: null,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'TV', 'Frigobar', 'Sala de leitura', 'Varanda', 'Ar condicionado', 'Lareira'],
    images: ['chale-08.jpg', 'lareira.jpg', 'rede-varanda.jpg'],
  },
  {
    id: 'e1689445-60af-4377-ba33-6cc8f96eaee6',
    name: 'Chalé Romântico',
    category: 'romantico',
    description:
      'Um só chalé, afastado dos outros, com o lago diante da varanda e a mata por trás. A banheira de hidromassagem fica junto à janela, e a lareira, em frente à cama. Ao anoitecer, só se veem as luzes acesas na água.',
    detailed_description:
      'Recomendado para casais sem crianças, pela proximidade do lago. Flores, espumante e café da manhã no chalé podem ser combinados na reserva.',
    capacity: 2,
    quantity: 1,
    bed_configuration: '1 cama de casal king',
    price: 1790,
    video_url: null,
    active: true,
    features: [
      'Wi-Fi',
      'Frigobar',
      'Varanda para o lago',
      'Ar quente',
      'Lareira',
      'Hidromassagem',
      'Enxoval de algodão 400 fios',
    ],
    images: ['chale-lago.jpg', 'banheira-hidro.jpg', 'jantar-velas.jpg'],
  },
  {
    id: 'cb496eaf-94af-4684-b69f-42f82a2096e1',
    name: 'Chalé Tradicional do Lago',
    category: 'tradicional',
    description:
      'A mesma madeira clara do Chalé Tradicional, a vinte passos da água. Duas poltronas na varanda, o píer logo adiante e, com sorte, uma garça na margem ao amanhecer.',
    detailed_description: 'Crianças pequenas devem estar sempre acompanhadas na margem do lago.',
    capacity: 2,
    quantity: 2,
    bed_configuration: '1 cama de casal queen ou 2 de solteiro',
    price: 980,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'TV', 'Frigobar', 'Varanda para o lago', 'Climatização', 'Cafeteira e chás da horta'],
    images: ['chale-05.jpg', 'quarto-floresta.jpg', 'chale-varanda.jpg', 'deck-lago.jpg'],
  },
]

/** Seven rooms in the five categories; prices are per night, for two, with the three meals. */
export const demoRooms: Room[] = rooms.map((room) => ({ ...room, imageAlts: altsOf(room.images) }))
