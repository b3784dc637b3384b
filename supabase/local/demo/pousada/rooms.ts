import type { Room } from '../../../../lib/rooms/schema.ts'
import { picture } from '../demo.ts'

export const rooms: Room[] = [
  {
    id: '0c9f2b57-3a4e-4c62-9d0a-61b5c7a0e201',
    name: 'Quarto do Jardim',
    category: 'tradicional',
    description:
      'No térreo, com porta para o jardim e cheiro de jasmim à noite. É o mais fresco da casa: paredes grossas, piso de cerâmica e uma janela que recebe a brisa da baía desde cedo.',
    detailed_description: 'Sem degraus da entrada à cama.',
    capacity: 2,
    quantity: 1,
    bed_configuration: '1 cama de casal queen',
    price: 540,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'Frigobar', 'Ar-condicionado', 'Varanda para o jardim', 'Enxoval de algodão'],
    images: [picture('quarto-floresta.jpg'), picture('jardim-flores.jpg')],
  },
  {
    id: '0c9f2b57-3a4e-4c62-9d0a-61b5c7a0e202',
    name: 'Quarto das Crianças',
    category: 'familia',
    description:
      'Duas camas de solteiro ao lado da de casal, e ainda sobra chão para as malas e os baldes de praia. O chuveiro de fora tira a areia antes de entrar.',
    detailed_description: 'Berço e banheira de bebê ficam no armário do corredor; basta pedir.',
    capacity: 4,
    quantity: 1,
    bed_configuration: '1 cama de casal queen e 2 de solteiro',
    price: 690,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'Frigobar', 'Ar-condicionado', 'Copa', 'Chuveiro externo'],
    images: [picture('quarto-familia.jpg'), picture('piscina-infantil.jpg')],
  },
  {
    id: '0c9f2b57-3a4e-4c62-9d0a-61b5c7a0e203',
    name: 'Quarto da Maré',
    category: 'superior',
    description:
      'No andar de cima, de frente para a água. A rede da varanda fica na altura das copas, e é de lá que se vê primeiro o barco voltando das ilhas.',
    detailed_description: 'O acesso é por uma escada de doze degraus.',
    capacity: 3,
    quantity: 1,
    bed_configuration: '1 cama de casal king e 1 de solteiro',
    price: 820,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'TV', 'Frigobar', 'Ar-condicionado', 'Varanda com rede para o mar'],
    images: [picture('quarto-premium.jpg'), picture('rede-varanda.jpg'), picture('chale-varanda.jpg')],
  },
  {
    id: '0c9f2b57-3a4e-4c62-9d0a-61b5c7a0e204',
    name: 'Quarto do Píer',
    category: 'romantico',
    description:
      'Um quarto só, separado da casa, a dez passos da água. Tem banheira de imersão junto à janela e a mata por trás; à noite ouvem-se a maré e os sapos, nessa ordem.',
    detailed_description: 'Recomendado para casais sem crianças, pela proximidade do píer.',
    capacity: 2,
    quantity: 1,
    bed_configuration: '1 cama de casal king',
    price: 980,
    video_url: null,
    active: true,
    features: ['Wi-Fi', 'Frigobar', 'Ar-condicionado', 'Hidromassagem', 'Varanda para o píer'],
    images: [picture('banheira-hidro.jpg'), picture('deck-lago.jpg')],
  },
]
