import type { Page } from 'playwright/test'
import { z } from 'zod'
import { test as base } from '../fixtures.ts'
import { service, signIn } from './admin.ts'
import { publish } from './publish.ts'

export { expect } from '../fixtures.ts'
export { toast } from './toast.ts'

type Items = z.infer<typeof elements>

/** For tests that change these lists: signed in, and the stored lists are restored after each test. */
export function testOfLists(...names: string[]) {
  return base.extend<{ listsRestored: undefined }>({
    listsRestored: [
      async ({ page }, use) => {
        const before = await Promise.all(names.map(storedItems))
        await signIn(page)
        try {
          await use(undefined)
        } finally {
          for (const [place, name] of names.entries()) await writeItems(name, before[place] ?? [])
          await publish()
        }
      },
      { auto: true },
    ],
  })
}

/** The stored items; none if the list was never saved. */
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

/** What visitors are answered at their next request. */
export async function answerOf(page: Page, path: string) {
  const response = await page.request.get(path)
  return { status: response.status(), html: await response.text() }
}

async function writeItems(name: string, items: Items) {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const row = { hotel_id: hotel.data.id, section: name, data: JSON.parse(JSON.stringify(items)) }
  const { error } = await service().from('hotel_content').upsert(row, { onConflict: 'hotel_id,section' })
  if (error) throw error
}

const elements = z.array(z.looseObject({ id: z.string() }))
