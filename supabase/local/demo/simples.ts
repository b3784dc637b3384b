import type { Demo } from './demo.ts'

/** A name and a telephone number, and nothing else: what a hotel's site is on its first day. */
export const simples: Demo = {
  hotel: {
    id: 'c2f6a1d4-8e0b-4b57-a3c9-7d51e6f80b01',
    slug: 'boa-vista',
    name: 'Hotel Boa Vista',
    tagline: '',
  },
  hero: {
    title: '',
    subtitle: '',
    background_url: null,
    background_poster_url: null,
    mobile_background_url: null,
    mobile_background_poster_url: null,
    video_section_url: null,
    video_section_poster_url: null,
    cta_primary_text: '',
    cta_primary_url: null,
  },
  about: { title: '', subtitle: '', description: '', image_url: null },
  configuration: {
    logo_url: null,
    primary_color: '#065f46',
    address: '',
    phone: '(24) 5550-0163',
    email: '',
    name: '',
    tagline: '',
    accent_color: '#c49a3f',
    letters: 'classica',
    mark_url: null,
  },
  packages: () => [],
  rooms: [],
  lists: {},
  pictureTexts: {},
  users: [
    {
      id: '2d84c0b6-19f3-4c7e-b0a2-95e3f7d16c01',
      email: 'admin@boavista.example',
      password: 'BoaVista#2026',
      role: 'admin',
      name: 'Antônio Prado',
      isManager: true,
    },
  ],
  variables: {
    HOTEL_SLUG: 'boa-vista',
    BOOKING_ENGINE_URL: 'https://reservas.boavista.example',
    BOOKING_HOTEL_ID: 'boa-vista',
  },
}
