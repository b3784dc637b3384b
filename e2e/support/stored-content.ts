import type { Locator, Page } from 'playwright/test'
import { z } from 'zod'
import { test as base, expect } from '../fixtures.ts'
import { service, signIn } from './admin.ts'
import { WebServer } from './web-server.ts'

export { expect } from '../fixtures.ts'
export { toast } from './admin.ts'

type Items = z.infer<typeof elements>

/** For tests that change these lists: signs in, and restores the stored lists after each test. */
export function testOfLists(...names: string[]) {
  return testThatRestores(async () => {
    const before = await Promise.all(names.map(storedItems))
    return async () => {
      for (const [place, name] of names.entries()) await writeItems(name, before[place] ?? [])
    }
  })
}

const tables = ['hero_sections', 'about_sections', 'hotel_configurations'] as const

/** For tests that change the hotel's single rows: signs in, and restores rows and site after each test. */
export const testOfSections = testThatRestores(async () => {
  const before = await Promise.all(tables.map(readRow))
  return async () => void (await Promise.all(before.map(writeRow)))
})

function testThatRestores(remember: () => Promise<() => Promise<void>>) {
  return base.extend<{ contentRestored: undefined }>({
    contentRestored: [
      async ({ page }, use) => {
        const restore = await remember()
        await signIn(page)
        try {
          await use(undefined)
        } finally {
          await restore()
          await publish()
        }
      },
      { auto: true },
    ],
  })
}

/** Publishes direct writes to the database, as a save does. */
export function publish() {
  return WebServer.shared().publishFresh()
}

/** Returns the stored items; none if the list was never saved. */
export async function storedItems(name: string): Promise<Items> {
  const { data, error } = await service()
    .from('hotel_content')
    .select('data, hotels!inner(slug)')
    .eq('hotels.slug', 'quaresmeira')
    .eq('section', name)
    .maybeSingle()
  if (error) throw error
  return elements.parse(data?.data ?? [])
}

/** Stores these items without the panel and publishes them. */
export async function storeItems(name: string, items: Items) {
  await writeItems(name, items)
  await publish()
}

/** Returns the response that visitors get at their next request. */
export async function answerOf(page: Page, path: string) {
  // The server may close a connection that was idle for five seconds just as it is reused.
  const response = await page.request.get(path, { maxRetries: 1 })
  return { status: response.status(), html: await response.text() }
}

/** Returns the page that visitors see at their next request. */
export async function onSite(page: Page, path = '/', expected = 200): Promise<string> {
  const { status, html } = await answerOf(page, path)
  expect(status).toBe(expected)
  return html
}

export function rowOf(page: Page, name: string): Locator {
  return page.locator('tbody tr', {
    has: page.getByRole('button', { name: `Editar ${name}`, exact: true }),
  })
}

/** Finds the names in the table, from top to bottom. */
export function rowNames(page: Page): Locator {
  return page.locator('tbody tr td:first-child p:first-child')
}

/** Finds the form in the open tab. */
export function openForm(page: Page): Locator {
  return page.getByRole('tabpanel').locator('form')
}

/** Blocks actions of the page at its current address; the returned function unblocks them. */
export async function blockActions(page: Page) {
  const { pathname } = new URL(page.url())
  const isAction = (url: URL) => url.pathname === pathname
  await page.route(isAction, (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  )
  return () => page.unroute(isAction)
}

/** The console message of a cut action; for `tolerate`. */
export const blockedAction = /net::ERR_FAILED/

async function writeItems(name: string, items: Items) {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const row = { hotel_id: hotel.data.id, section: name, data: JSON.parse(JSON.stringify(items)) }
  const { error } = await service().from('hotel_content').upsert(row, { onConflict: 'hotel_id,section' })
  if (error) throw error
}

async function readRow(table: (typeof tables)[number]) {
  const { data, error } = await service().from(table).select().limit(1).single()
  if (error) throw error
  const { version: _, updated_at: __, ...values } = data
  return { table, values }
}

async function writeRow({ table, values }: Awaited<ReturnType<typeof readRow>>) {
  const { error } = await service().from(table).update(values).eq('hotel_id', values.hotel_id)
  if (error) throw error
}

const elements = z.array(z.looseObject({ id: z.string() }))
