import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookingHost } from '@/components/booking/booking-host'
import {
  closeBooking,
  type HotelBooking,
  keepSearch,
  type RoomDialog,
  setPackageOfPage,
} from '@/components/booking/booking-state'
import { BookingTrigger } from '@/components/booking/booking-trigger'
import { standardEngine } from '@/lib/booking/engine-template'
import { emptySearch } from '@/lib/booking/search'

export const engine = 'https://reservas.hotel.example'

const hotel: HotelBooking = {
  engine: standardEngine({ host: engine, hotelId: 'quaresmeira' }),
  contact: 'whatsapp',
  ages: { min: 0, max: 12 },
  phone: '(24) 5550-0142',
  email: 'reservas@hotel.example',
  whatsapp: '5524955500143',
}

export const trigger = page.getByRole('button', { name: 'RESERVAR AGORA' }).first()
export const panel = page.getByRole('dialog', { name: 'Faça sua reserva' })

type Options = { hotel?: Partial<HotelBooking>; room?: RoomDialog; children?: ReactNode }

/** Renders a button that opens the booking panel or a room's dialog; returns the mock of `window.open`. */
export async function renderBooking({ hotel: own, room, children }: Options = {}) {
  forgetSearch()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await render(
    <>
      <main>
        <BookingTrigger dialog={room}>RESERVAR AGORA</BookingTrigger>
        {children}
      </main>
      <BookingHost {...hotel} {...own} />
    </>,
  )
  return open
}

/** Renders the same with the panel open. */
export async function openBooking(options?: Options) {
  const open = await renderBooking(options)
  await trigger.click()
  await expectOpen(page.getByRole('dialog'))
  return open
}

/**
 * Waits until a layer can be closed: it listens for Escape, Back and clicks beside it some tasks after it is shown. A task in
 * the background follows them all; an idle callback may never come where the browser draws no frame.
 */
export async function expectOpen(layer: Locator): Promise<void> {
  await expect.poll(() => layer.query()?.contains(document.activeElement)).toBe(true)
  await scheduler.postTask(() => undefined, { priority: 'background' })
}

/** The search outlives the panel. */
function forgetSearch() {
  closeBooking()
  setPackageOfPage(undefined)
  keepSearch(emptySearch, '')
}

/** Finds the parts of the form, the same in the panel and in a room's dialog. */
export function formIn(window: Locator) {
  return {
    dates: window.getByRole('button', { name: /^Datas/ }),
    guests: window.getByRole('button', { name: /^Hóspedes/ }),
    coupon: window.getByLabelText('Código promocional'),
    submit: window.getByRole('button', { name: 'Verificar Disponibilidade' }),
    calendar: window.getByRole('dialog', { name: 'Datas da estadia' }),
    picker: window.getByRole('dialog', { name: 'Hóspedes' }),
  }
}

/** Finds the button of a day in an open calendar; `label` reads like '24 de dezembro de 2026'. */
export function dayIn(calendar: Locator, label: string): Locator {
  return calendar.getByRole('button', { name: new RegExp(`, ${label}`) })
}

/** Opens the calendar, clicks these days and leaves it open. */
export async function chooseDays(window: Locator, ...labels: string[]): Promise<Locator> {
  const { dates, calendar } = formIn(window)
  await dates.click()
  await expectOpen(calendar)
  for (const label of labels) await dayIn(calendar, label).click()
  return calendar
}

/** Adds a child for each age; `undefined` leaves the age unanswered. */
export async function addChildren(window: Locator, ...ages: (string | undefined)[]): Promise<void> {
  const { guests, picker } = formIn(window)
  await guests.click()
  for (const age of ages) {
    await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
    if (age) await userEvent.selectOptions(picker.getByRole('combobox').last(), age)
  }
  await picker.getByRole('button', { name: 'Aplicar' }).click()
}
