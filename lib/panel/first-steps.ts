import type { Route } from 'next'
import { sameJson } from '@/lib/content/fingerprint'
import { aboutSection, configurationSection, heroSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { blockSections } from '@/lib/pages/blocks'
import { listScreenPath } from '@/lib/paths'
import { type Published, readPublished } from '@/lib/publication/published'
import { roomsSection } from '@/lib/rooms/fields'
import { readSection } from '@/lib/site/document'

export type Step = { title: string; where: string; href: Route; minutes: number; isDone: boolean }

/** Lists a new hotel's first steps in order; `canBook` means that no known problem prevents bookings. */
export function listFirstSteps(published: Published, canBook: boolean): Step[] {
  const { hotel } = published
  const hero = readSection(published, heroSection)
  const about = readSection(published, aboutSection)
  const configuration = readSection(published, configurationSection)
  const contacts = readSection(published, contactsSection)
  const rooms = readSection(published, roomsSection)
  const [parts, usual] = [published, readPublished({ hotel })].map((one) =>
    readSection(one, blockSections.home),
  )
  // Nothing is stored before the first save, which may also confirm the defaults.
  const hasConditions = Array.isArray(published.conditions) && published.conditions.length > 0
  const { phone, address, logo_url, mark_url } = configuration
  const hasTimes = contacts.checkin_time && contacts.checkout_time
  const hasPlace = address || contacts.street || contacts.coordinates
  const hasLook = logo_url || mark_url || configuration.tagline || hotel.tagline
  return [
    step('Nome e telefone', 'O Hotel, Configurações Gerais', 'hotel?parte=geral', 1, phone),
    step('Horários de check-in e check-out', 'Contato e identidade', 'contacts', 1, hasTimes),
    step('Endereço e como chegar', 'Contato e identidade', 'contacts', 5, hasPlace),
    step('Logotipo, cores e linha sob o nome', 'Marca', 'brand', 5, hasLook),
    step('Foto ou vídeo de abertura', 'O Hotel, Seção Hero', 'hotel', 5, hero.background_url),
    step('Apresentação do hotel', 'O Hotel, Seção Sobre', 'hotel?parte=sobre', 10, about.description),
    step('Acomodações, com fotos', 'Acomodações', 'rooms', 20, rooms.some(hasPictures)),
    step('Parcelas, crianças e animais', 'Condições', 'conditions', 5, hasConditions),
    step('Como o hóspede reserva', 'Reservas', 'booking', 5, canBook),
    step('Partes da página inicial', 'Páginas', 'home_blocks', 15, !sameJson(parts, usual)),
  ]
}

/** Checks whether the steps are complete. Booking does not count, because 'Precisa de atenção' keeps reporting it. */
export function hasBegun(steps: Step[]): boolean {
  return steps.every(({ isDone, href }) => isDone || href === listScreenPath('booking'))
}

function hasPictures({ images }: { images: unknown[] }) {
  return images.length > 0
}

function step(title: string, where: string, screen: string, minutes: number, isThere: unknown): Step {
  return { title, where, href: listScreenPath(screen), minutes, isDone: Boolean(isThere) }
}
