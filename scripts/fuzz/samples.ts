import { packageForm, toForm } from '@/lib/packages/form'
import { roomForm, toRoomValues } from '@/lib/rooms/form'
import { demoAbout, demoConfiguration, demoHero, demoHotel } from '../../supabase/local/demo/hotel.ts'
import { demoPackages } from '../../supabase/local/demo/packages.ts'
import { demoRooms } from '../../supabase/local/demo/rooms.ts'
import { testDay } from '../lib/test-day.ts'

const own = (file: string | null) => file && `/images/${file}`

export const storedPackages = demoPackages(testDay)
  .slice(0, 4)
  .map((pkg, place) => ({
    ...pkg,
    active: true,
    hideAtEnd: place === 1,
    previousSlugs: place === 2 ? ['antes'] : [],
    images: { principal: own(pkg.images.principal), gallery: pkg.images.gallery.map(own) },
  }))
export const storedRooms = demoRooms.map((room) => ({
  ...room,
  active: true,
  video_url: 'https://vimeo.com/76979871',
  images: room.images.map(own),
}))
export const storedHero = { ...demoHero, mobile_background_url: 'https://youtu.be/dQw4w9WgXcQ' }
export const storedAbout = { ...demoAbout, image_url: own(demoAbout.image_url) }
export const storedConfiguration = { ...demoConfiguration, logo_url: '/images/hero-vale.jpg' }

export const siteDocument = {
  hotel: demoHotel,
  configuration: storedConfiguration,
  hero: storedHero,
  about: storedAbout,
  packages: storedPackages,
  rooms: storedRooms,
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
  configuration: storedConfiguration,
}

function pick<Row extends object, Name extends keyof Row>(row: Row, names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}
