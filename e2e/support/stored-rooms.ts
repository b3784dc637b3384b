import type { Locator, Page } from 'playwright/test'
import { z } from 'zod'
import { open } from './page.ts'
import { expect, rowOf, storedItems, storeItems, testOfLists } from './stored-content.ts'

export { expect, rowNames, rowOf, toast } from './stored-content.ts'

type StoredRoom = z.infer<typeof elements>[number]

/** For tests that change rooms: signs in, and restores the stored rooms after each test. */
export const test = testOfLists('rooms')

export async function storedRooms() {
  return elements.parse(await storedItems('rooms'))
}

/** Returns the stored room of this name; throws if there is none. */
export async function storedRoom(name: string): Promise<StoredRoom> {
  const room = (await storedRooms()).find((candidate) => candidate.name === name)
  if (!room) throw new Error(`no stored room is called ${name}`)
  return room
}

/** Stores these rooms without the panel and publishes them. */
export function storeRooms(rooms: StoredRoom[]) {
  return storeItems('rooms', rooms)
}

export async function openRooms(page: Page) {
  await open(page, '/admin/rooms')
  await expect(page.getByRole('heading', { name: 'Gerenciar Acomodações' })).toBeVisible()
}

export async function editRoom(page: Page, name: string): Promise<Locator> {
  await rowOf(page, name).getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Quarto' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function newRoom(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Acomodação' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova Acomodação' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Returns the names of the rooms on /quartos at the next request, read in a separate page. */
export async function namesOnSite(page: Page) {
  const site = await page.context().newPage()
  await site.goto('/quartos')
  const names = await site.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  await site.close()
  return names
}

const elements = z.array(z.looseObject({ id: z.string(), name: z.string() }))
