import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright/test'
import { z } from 'zod'
import { test as base, expect } from '../fixtures.ts'
import { addSession, createAccount, service, signIn, startSession } from './admin.ts'
import { storedPicture } from './demo-pictures.ts'
import { open } from './page.ts'
import { publish } from './stored-content.ts'

export { blockActions, blockedAction, expect, rowOf, toast } from './stored-content.ts'

type StoredPackage = z.infer<typeof elements>[number]

/** `word` is part of the names and slugs of one test's packages. */
export type Own = { word: string; name: (what: string) => string; slug: (what: string) => string }

/** For tests that create packages: signs in, and restores the stored packages after each test. */
export const test = base.extend<{ own: Own }>({
  own: [
    async ({ page }, use) => {
      const word = `t${randomUUID().slice(0, 8)}`
      const before = await storedPackages()
      await signIn(page)
      try {
        await use({ word, name: (what) => `${what} ${word}`, slug: (what) => `${what}-${word}` })
      } finally {
        await changePackages(() => before)
      }
    },
    { auto: true },
  ],
})

/** Stores a package, inactive unless `fields` say otherwise. */
export async function addPackage(own: Own, what: string, fields: object = {}): Promise<StoredPackage> {
  const added = {
    id: randomUUID(),
    name: own.name(what),
    slug: own.slug(what.toLowerCase()),
    category: 'familia',
    price: 1000,
    images: { principal: storedPicture('lareira.jpg'), gallery: [] },
    active: false,
    orderIndex: 900,
    ...fields,
  }
  await changePackages((packages) => [...packages, added])
  return added
}

/** Returns the stored package with this id or slug; throws if there is none. */
export async function storedPackage(key: string): Promise<StoredPackage> {
  const found = (await storedPackages()).find(({ id, slug }) => id === key || slug === key)
  if (!found) throw new Error(`no stored package has the id or slug ${key}`)
  return found
}

export async function storedPackages() {
  return (await readRow()).data
}

export async function packagesVersion() {
  return (await readRow()).version
}

/** Changes fields of one stored package without the panel, as a colleague would. */
export function changePackage(id: string, fields: object) {
  return changePackages((packages) =>
    packages.map((stored) => (stored.id === id ? { ...stored, ...fields } : stored)),
  )
}

/** Rewrites the stored list without the panel and publishes it; keeps concurrent changes. */
export async function changePackages(change: (packages: StoredPackage[]) => StoredPackage[]) {
  await expect(async () => {
    const { hotel_id, version, data } = await readRow()
    const { data: rows, error } = await service()
      .from('hotel_content')
      .update({ data: JSON.parse(JSON.stringify(change(data))) })
      .match({ hotel_id, section: 'packages', version })
      .select('version')
    if (error) throw error
    expect(rows).toHaveLength(1)
  }).toPass()
  await publish()
}

export async function openPackages(page: Page, query = '') {
  await open(page, `/admin/packages${query}`)
  await expect(page.getByRole('heading', { name: 'Gerenciar Ofertas' })).toBeVisible()
}

export async function editPackage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function editFirstPackage(page: Page): Promise<Locator> {
  await openPackages(page)
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click()
  return page.getByRole('dialog')
}

export async function newPackage(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Nova Oferta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pacote' })
  await expect(dialog).toBeVisible()
  return dialog
}

export function openTab(dialog: Locator, name: string) {
  return dialog.getByRole('tab', { name }).click()
}

/** Finds a field of the form by its whole label, also in a closed tab. */
export function field(dialog: Locator, label: string): Locator {
  return dialog
    .getByLabel(new RegExp(`^${RegExp.escape(label)}( \\*)?$`))
    .and(dialog.locator('input, select, textarea'))
}

/** Fills fields by their labels, also in closed tabs. */
export async function fillEach(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const isPicture = label.startsWith('Imagem ')
    await openTabOf(dialog, isPicture ? dialog.getByLabel(`${label}: arquivo`) : field(dialog, label))
    if (isPicture) await openAddress(dialog.getByRole('group', { name: label, exact: true }))
    await field(dialog, label).fill(value)
  }
}

async function openTabOf(dialog: Locator, control: Locator) {
  if (await control.isVisible()) return
  const panel = control.locator('xpath=ancestor::*[@role="tabpanel"]')
  await dialog.locator(`[id="${await panel.getAttribute('aria-labelledby')}"]`).click()
}

async function openAddress(slot: Locator): Promise<Locator> {
  await slot.getByRole('button', { name: /^Usar um endereço/ }).click()
  return slot.getByRole('textbox')
}

/** Returns the titles of the packages that visitors see at their next request. */
export const packagesOnSite = (page: Page) => headingsOf(page, '/ofertas', 'Todos os pacotes')

/** Returns the titles of the home page's featured packages, in order, at the next request. */
export const featuredPackagesOnSite = (page: Page) => headingsOf(page, '/', 'Ofertas Especiais')

/** Opens the browser of another administrator with this name. */
export async function colleague(browser: Browser, name = 'Ana Souza'): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL, locale: 'pt-BR' })
  const other = await context.newPage()
  const account = await createAccount('admin')
  const { error } = await service().from('user_hotel_access').update({ name }).eq('user_id', account.id)
  if (error) throw error
  await addSession(other, await startSession(account))
  return other
}

/** Returns the pending versions that contain a word; restoring the packages does not remove them. */
export async function pendingWith(word: string) {
  const { data } = await service().from('pending_versions').select('id, item').throwOnError()
  return data.filter(({ item }) => JSON.stringify(item).includes(word))
}

export async function removePendingWith(word: string) {
  for (const { id } of await pendingWith(word))
    await service().from('pending_versions').delete().eq('id', id).throwOnError()
}

/** Opens a phone's browser without an account. */
export async function guest(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL,
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}

async function headingsOf(page: Page, path: string, region: string) {
  const site = await page.context().newPage()
  await site.goto(path)
  const section = site.getByRole('region', { name: region, exact: true })
  const titles = await section.getByRole('article').getByRole('heading').allTextContents()
  await site.close()
  return titles
}

async function readRow() {
  const { data, error } = await service()
    .from('hotel_content')
    .select('hotel_id, version, data, hotels!inner(slug)')
    .eq('hotels.slug', 'quaresmeira')
    .eq('section', 'packages')
    .single()
  if (error) throw error
  return { ...data, data: elements.parse(data.data) }
}

const elements = z.array(z.looseObject({ id: z.string(), slug: z.string() }))
