import type { Locator, Page } from 'playwright/test'
import { z } from 'zod'
import { test as base, expect } from '../fixtures.ts'
import { service, signIn } from './admin.ts'
import { open } from './page.ts'
import { publish } from './publish.ts'

export { expect } from '../fixtures.ts'
export { toast } from './toast.ts'

export type StoredRoom = z.infer<typeof elements>[number]

/** Tests that change the hotel's rooms: signed in, and each leaves the rooms, and the site, as it found them. */
export const test = base.extend<{ roomsRestored: undefined }>({
  roomsRestored: [
    async ({ page }, use) => {
      const before = await storedRooms()
      await signIn(page)
      await use(undefined)
      await storeRooms(before)
    },
    { auto: true },
  ],
})

/** The demo hotel's rooms as they lie in the database. */
export async function storedRooms() {
  const { data, error } = await service()
    .from('hotel_content')
    .select('data, hotels!inner(slug)')
    .eq('hotels.slug', 'quaresmeira')
    .eq('section', 'rooms')
    .single()
  if (error) throw error
  return elements.parse(data.data)
}

/** The stored room of this name; throws when there is none. */
export async function storedRoom(name: string): Promise<StoredRoom> {
  const room = (await storedRooms()).find((candidate) => candidate.name === name)
  if (!room) throw new Error(`no stored room is called ${name}`)
  return room
}

/** Puts other rooms in their place, past the admin panel, and publishes them. */
export async function storeRooms(rooms: StoredRoom[]) {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const { error } = await service()
    .from('hotel_content')
    .update({ data: JSON.parse(JSON.stringify(rooms)) })
    .eq('hotel_id', hotel.data.id)
    .eq('section', 'rooms')
  if (error) throw error
  await publish()
}

/** Opens the screen and waits for its table. */
export async function openRooms(page: Page) {
  await open(page, '/admin/rooms')
  await expect(page.getByRole('heading', { name: 'Gerenciar Acomodações' })).toBeVisible()
}

/** The row of one room in the admin's table. */
export function rowOf(page: Page, name: string): Locator {
  return page.locator('tbody tr', {
    has: page.getByRole('button', { name: `Editar ${name}`, exact: true }),
  })
}

/** The names in the table, from top to bottom. */
export function rowNames(page: Page) {
  return page.locator('tbody tr td:first-child p:first-child')
}

/** Opens the form of one room. */
export async function editRoom(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Quarto' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the form for a new room. */
export async function newRoom(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Acomodação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova Acomodação' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Fills what the form requires (ROOM-10). */
export async function fillRequired(dialog: Locator, name: string, category: string) {
  await dialog.getByLabel('Nome da Acomodação').fill(name)
  await dialog.getByLabel('Descrição').fill('Um chalé que só existe neste teste.')
  await dialog.getByLabel('Categoria').selectOption(category)
  await dialog.getByLabel('Composição dos Quartos').fill('1 cama de casal')
}

/** What visitors see on /quartos at their next request, in a page of its own. */
export async function onSite(page: Page) {
  const site = await page.context().newPage()
  await site.goto('/quartos')
  const names = await site.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const text = (await site.getByRole('main').textContent()) ?? ''
  await site.close()
  return { names, text }
}

/** Lets the next actions of this page fail to reach the server; the answer takes that back. */
export async function cutActions(page: Page) {
  await page.route('**/admin/rooms', (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  )
  return () => page.unroute('**/admin/rooms')
}

/** What a cut action leaves in the console; for `tolerate`. */
export const cutAction = /net::ERR_FAILED/

const elements = z.array(z.looseObject({ id: z.string(), name: z.string() }))
