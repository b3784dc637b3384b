import { block } from './block.ts'
import { picture } from './demo.ts'

export const aboutBlocks = [
  block('abertura', 'opening', {
    title: 'Um vale onde o tempo anda devagar',
    lead: 'De fazenda de leite a hotel de poucos chalés: quem somos e por que fazemos assim.',
    image: picture('fazenda-aerea.jpg'),
  }),
  block('hotel', 'about'),
  block('historia', 'timeline', {
    label: 'História',
    title: 'Primeiro o lago, depois a casa',
    text: 'Nada aqui foi feito de uma vez. Cada obra esperou a anterior assentar, e a mata teve tempo de voltar.',
    items: [
      {
        detail: '1948',
        title: 'O curral e o lago',
        text: 'A fazenda começa com vacas de leite. Um dique de pedra segura o riacho para o gado beber, e assim nasce o lago.',
      },
      {
        detail: '1986',
        title: 'A mata de volta',
        text: 'O pasto do morro é cercado e esquecido de propósito. As quaresmeiras, que gostam de sol, chegam primeiro; à sombra delas vem o resto da floresta.',
      },
      {
        detail: '2009',
        title: 'Os primeiros chalés',
        text: 'Carpinteiros da região levantam quatro casas de madeira, pedra e telha de barro entre as árvores, sem derrubar nenhuma.',
      },
      {
        detail: '2018',
        title: 'A mesa e a água',
        text: 'Abrem o restaurante, a horta e a piscina aquecida. Vieram ainda alguns chalés, e paramos aí: é o que o vale comporta.',
      },
    ],
  }),
  block('citacao', 'full_picture', {
    image: picture('deck-lago.jpg'),
    quote: 'O maior luxo do vale é o que falta nele: pressa, ruído e fila.',
  }),
  block('filosofia', 'columns', {
    label: 'Filosofia',
    title: 'Fazer pouco, e fazer bem',
    items: [
      {
        title: 'Silêncio',
        text: 'Os chalés ficam longe uns dos outros, e o jardim não tem alto-falante. À noite, quem canta são os sapos.',
      },
      {
        title: 'O que é daqui',
        text: 'Madeira e pedra da região, móveis de marceneiros vizinhos, verdura da horta. O que falta, compramos de quem mora perto.',
      },
      {
        title: 'Tempo',
        text: 'O café da manhã se demora, o passeio espera a névoa abrir, e na rede ninguém conta os minutos.',
      },
    ],
  }),
  block('album', 'strip', {
    label: 'Álbum',
    title: 'Um passeio sem sair do lugar',
    images: [
      'hero-vale.jpg',
      'quarto-floresta.jpg',
      'trilha-mata.jpg',
      'chale-04.jpg',
      'lareira.jpg',
      'cavalos.jpg',
      'rede-varanda.jpg',
      'chale-noite.jpg',
    ].map(picture),
  }),
  block('academia', 'picture_text', {
    label: 'Academia',
    title: 'Treinar de frente para a floresta',
    text: 'Esteira, banco, halteres e tapetes para alongar, com uma janela inteira de samambaias-açu no lugar do espelho. A academia é dos hóspedes, sem taxa e sem hora marcada.',
    image: picture('academia.jpg'),
    shape: 'wide',
    side: 'left',
  }),
  block('animais', 'picture_text', {
    label: 'Pet friendly',
    title: 'O seu cachorro também é hóspede',
    text: 'Somos pet friendly: recebemos um animal de estimação por reserva. A caminha, os potes e a guia já estão na varanda quando vocês chegam, e o gramado começa logo depois do último degrau.\n\nConte na reserva que ele vem, para que o chalé certo espere por vocês.',
    image: picture('pet-friendly.jpg'),
    shape: 'tall',
    side: 'right',
  }),
  block('reserva', 'book', {
    title: 'Venha passar uns dias',
    text: 'Escolha as datas e veja os chalés livres. Se preferir conversar antes, conte para nós quem vem e o que gostaria de encontrar.',
  }),
]
