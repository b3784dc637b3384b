import { aboutBlocks } from './about-blocks.ts'
import { demoArrival } from './arrival.ts'
import { demoConditions } from './conditions.ts'
import { demoContacts } from './contacts.ts'
import type { Demo } from './demo.ts'
import { homeBlocks } from './home-blocks.ts'
import { demoAbout, demoConfiguration, demoHero, demoHotel } from './hotel.ts'
import { leisureBlocks } from './leisure-blocks.ts'
import { demoOwner } from './owner.ts'
import { demoPackages } from './packages.ts'
import { demoPages } from './pages.ts'
import { pictureTexts } from './picture-texts.ts'
import { restaurantBlocks } from './restaurant-blocks.ts'
import { demoRooms } from './rooms.ts'
import { demoTestimonials } from './testimonials.ts'
import { demoTexts } from './texts.ts'
import { demoUsers } from './users.ts'

/** A country hotel that fills every section there is. */
export const quaresmeira: Demo = {
  hotel: demoHotel,
  hero: demoHero,
  about: demoAbout,
  configuration: demoConfiguration,
  packages: demoPackages,
  rooms: demoRooms,
  lists: {
    testimonials: demoTestimonials,
    texts: [demoTexts],
    arrival: [demoArrival],
    contacts: [demoContacts],
    conditions: [demoConditions],
    pages: [demoPages],
    home_blocks: homeBlocks,
    about_blocks: aboutBlocks,
    leisure_blocks: leisureBlocks,
    restaurant_blocks: restaurantBlocks,
  },
  pictureFocus: {
    'fazenda-aerea.jpg': '70% 50%',
    'deck-lago.jpg': '50% 70%',
    'rede-varanda.jpg': '50% 62%',
    'restaurante-mesa.jpg': '70% 60%',
    'jantar-velas.jpg': '62% 62%',
    'cafe-da-manha.jpg': '30% 50%',
    'pet-friendly.jpg': '39% 50%',
    'jardim-flores.jpg': '22% 50%',
  },
  pictureTexts,
  users: demoUsers,
  variables: {
    HOTEL_SLUG: demoHotel.slug,
    BOOKING_ENGINE_URL: 'https://reservas.quaresmeira.example',
    BOOKING_HOTEL_ID: 'quaresmeira',
    ...demoOwner,
  },
}
