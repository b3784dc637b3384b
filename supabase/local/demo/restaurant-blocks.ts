import { block } from './block.ts'
import { picture } from './demo.ts'

export const restaurantBlocks = [
  block('abertura', 'opening', {
    title: 'Comida da serra, servida com calma',
    lead: 'Pão assado na casa, verdura colhida de manhã e uma mesa perto da janela.',
    image: picture('restaurante-mesa.jpg'),
  }),
  block('diaria', 'statement', {
    label: 'Na diária',
    title: 'Café da manhã, almoço e jantar estão incluídos na diária.',
    text: 'O restaurante abre somente para hóspedes. Assim a cozinha sabe quantos somos, compra só o que vai usar, e sempre há lugar perto da janela.',
    button: 'RESERVE AGORA',
  }),
  block('refeicoes', 'menu', {
    label: 'As refeições',
    title: 'Três mesas por dia',
    image: picture('cafe-da-manha.jpg'),
    items: [
      {
        title: 'Café da manhã',
        detail: 'das 7h30 às 10h30',
        text: 'Pães de fermentação natural, queijos da serra, frutas cortadas na hora, ovos como você pedir e café coado devagar.',
      },
      {
        title: 'Almoço',
        detail: 'das 12h30 às 15h',
        text: 'Comida de fazenda: feijão de panela de ferro, assados de forno, folhas da horta e farofa que não sobra.',
      },
      {
        title: 'Jantar',
        detail: 'das 19h30 às 22h',
        text: 'Luz baixa, velas acesas e poucos pratos, escolhidos no dia. Para acompanhar, vinhos brasileiros.',
      },
    ],
  }),
  block('horta', 'text_facts', {
    label: 'Da horta ao prato',
    title: 'O cardápio se escreve depois da colheita',
    text: 'A horta fica atrás da cozinha. De manhã cedo, alguém volta de lá com a cesta, e é aí que se decide o almoço. Ervas, folhas, abóbora, milho: o que o canteiro dá é o que vai à mesa.\n\nO resto vem de perto: queijo e mel dos vizinhos, truta da serra, café de um sítio do outro lado do morro.',
    note: 'Bom saber',
    facts: [
      ['Quem recebemos', 'só hóspedes'],
      ['Refeições na diária', 'as três'],
      ['Prato vegetariano', 'todos os dias'],
      ['Alergias e dietas', 'avise na reserva'],
    ],
  }),
  block('noite', 'full_picture', { image: picture('jantar-velas.jpg') }),
  block('conversa', 'quote', {
    quote: 'Aqui, a sobremesa só chega quando a conversa deixa.',
    tone: 'dark',
  }),
  block('reserva', 'book', {
    title: 'A mesa já está posta',
    text: 'O restaurante recebe somente os hóspedes. Escolha as datas da sua estadia e deixe as três refeições por nossa conta.',
    button: 'RESERVE AGORA',
  }),
]
