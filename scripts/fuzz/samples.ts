import { packageForm, toForm } from '@/lib/packages/form'
import { roomForm, toRoomValues } from '@/lib/rooms/form'
import { withMedia } from '../../supabase/local/demo/media.ts'
import {
  demoAbout,
  demoArrival,
  demoConditions,
  demoConfiguration,
  demoContacts,
  demoHero,
  demoHotel,
  demoLists,
  demoPackages,
  demoRooms,
  demoTestimonials,
  demoTexts,
} from '../../supabase/local/demo/quaresmeira.ts'
import { testDay } from '../lib/test-day.ts'

const own = (file: string) => `/images/${file}`

export const storedPackages = withMedia(demoPackages(testDay), own)
  .slice(0, 4)
  .map((pkg, place) => ({
    ...pkg,
    active: true,
    hideAtEnd: place === 1,
    previousSlugs: place === 2 ? ['antes'] : [],
  }))
export const storedRooms = withMedia(demoRooms, own).map((room) => ({
  ...room,
  active: true,
  video_url: 'https://vimeo.com/76979871',
}))
export const storedHero = {
  ...withMedia(demoHero, own),
  mobile_background_url: 'https://youtu.be/dQw4w9WgXcQ',
}
export const storedAbout = withMedia(demoAbout, own)
export const storedConfiguration = { ...demoConfiguration, logo_url: '/images/hero-vale.jpg', name: 'Outra' }

const { pages, home_blocks, about_blocks, leisure_blocks, restaurant_blocks } = withMedia(demoLists, own)
const pagesOfBlocks = { pages, home_blocks, about_blocks, leisure_blocks, restaurant_blocks }

export const siteDocument = {
  hotel: demoHotel,
  configuration: storedConfiguration,
  hero: storedHero,
  about: storedAbout,
  packages: storedPackages,
  rooms: storedRooms,
  testimonials: demoTestimonials,
  arrival: [withMedia(demoArrival, own)],
  ...pagesOfBlocks,
  texts: [demoTexts],
  contacts: [demoContacts],
  conditions: [demoConditions],
}

export const typedPackages = storedPackages.map(toForm)
export const sentPackages = typedPackages.map((typed) => packageForm.parse(typed))
export const typedRooms = storedRooms.map(toRoomValues)
export const sentRooms = typedRooms.map((typed) => roomForm.parse(typed))
export const sentSections = {
  heroMedia: pick(storedHero, [
    'title',
    'subtitle',
    'background_url',
    'mobile_background_url',
    'video_section_url',
  ]),
  heroCall: pick(storedHero, ['title', 'subtitle', 'background_url', 'cta_primary_text', 'cta_primary_url']),
  heroFilms: pick(storedHero, ['mobile_background_url', 'video_section_url']),
  about: storedAbout,
  configuration: pick(storedConfiguration, ['logo_url', 'primary_color', 'address', 'phone', 'email']),
  brand: pick(storedConfiguration, [
    'name',
    'tagline',
    'logo_url',
    'mark_url',
    'primary_color',
    'accent_color',
    'letters',
  ]),
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
