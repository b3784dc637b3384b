import { type Demo, picture } from '../demo.ts'
import { aboutBlocks, homeBlocks, leisureBlocks, pages } from './blocks.ts'
import { conditions, contacts, testimonials } from './house.ts'
import { packages } from './packages.ts'
import { pictureTexts } from './picture-texts.ts'
import { rooms } from './rooms.ts'

/** A seaside inn: four rooms, no restaurant, no film. */
export const pousada: Demo = {
  hotel: {
    id: '3f5b9a52-7c1e-4d0b-9d55-2b8a0c1e7f10',
    slug: 'mare-mansa',
    name: 'Maré Mansa',
    tagline: 'Pousada na Costa Verde',
  },
  hero: {
    title: 'Quatro quartos entre a mata e o mar',
    subtitle: 'Uma pousada pequena, num canto calmo da baía, onde a maré marca as horas',
    background_url: picture('deck-lago.jpg'),
    background_poster_url: null,
    mobile_background_url: picture('rede-varanda.jpg'),
    mobile_background_poster_url: null,
    video_section_url: null,
    video_section_poster_url: null,
    cta_primary_text: 'Ver os quartos',
    cta_primary_url: '/quartos',
  },
  about: {
    title: 'Uma casa de frente para a baía',
    subtitle: 'Quatro quartos, um píer e a floresta logo atrás',
    description:
      'A Maré Mansa foi a casa de praia de uma família antes de abrir as portas. São quatro quartos, um jardim que desce até a água e um píer de onde sai o barco para as ilhas. De manhã, a mesa do café fica posta na varanda até a hora em que o último hóspede acordar.',
    image_url: picture('jardim-flores.jpg'),
  },
  configuration: {
    logo_url: null,
    primary_color: '#1d4e6b',
    address: 'Rua do Cais, 12, Praia da Enseada, Costa Verde, RJ',
    phone: '(24) 5550-0187',
    email: 'ola@maremansa.example',
    name: '',
    tagline: '',
    accent_color: '#c98a5a',
    letters: 'classica',
    mark_url: null,
  },
  packages,
  rooms,
  lists: {
    testimonials,
    contacts: [contacts],
    conditions: [conditions],
    pages: [pages],
    home_blocks: homeBlocks,
    about_blocks: aboutBlocks,
    leisure_blocks: leisureBlocks,
  },
  pictureTexts,
  users: [
    {
      id: '7b0f7a5e-6a55-4b0e-8f2d-5e2a4d9c1b01',
      email: 'admin@maremansa.example',
      password: 'MareMansa#2026',
      role: 'admin',
      name: 'Tereza Nogueira',
      isManager: true,
    },
  ],
  variables: {
    HOTEL_SLUG: 'mare-mansa',
    BOOKING_ENGINE_URL: 'https://reservas.maremansa.example',
    BOOKING_HOTEL_ID: 'mare-mansa',
  },
}
