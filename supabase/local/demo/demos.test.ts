import { describe, expect, test } from 'vitest'
import { isListName, lists, registry } from '@/lib/site/registry'
import { testDay } from '@/scripts/lib/test-day'
import { type DemoName, demos } from './demos.ts'
import { loadDemo } from './load.ts'
import { mediaFile, mediaObjects, picturesBucket, readMedia } from './media.ts'

const baseUrl = 'https://demo.supabase.example'
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const names = Object.keys(demos) as DemoName[]

describe.each(names)('%s', (name) => {
  const demo = demos[name]
  const content = demo.contentOn(testDay)
  const objects = mediaObjects(content)

  test('the import of documents takes it, and the schemas keep what it makes of it', async () => {
    const written: Record<string, unknown> = {}
    const query = async (sql: string, values: unknown[] = []) => {
      if (sql.includes('hotel_content')) written[String(values[1])] = JSON.parse(String(values[2]))
      return { rows: [{ id: 'hotel' }] }
    }
    const transaction = async (work: (sql: { query: typeof query }) => unknown) =>
      void (await work({ query }))
    await loadDemo(demo, {
      backend: { handle: async () => new Response('{}'), database: { driver: { query, transaction } } },
      baseUrl,
      secretKey: '',
      hotelSlug: demo.hotel.slug,
      today: testDay,
    } as never)
    expect(Object.keys(written)).toHaveLength(name === 'simples' ? 0 : lists.length)
    for (const [list, items] of Object.entries(written)) {
      if (!isListName(list)) throw new Error(`${list} is no list`)
      const { schema } = registry[list]
      expect(Object(items).map((item: unknown) => schema.parse(item))).toMatchObject(
        Object(content)[list].map(({ id }: { id: string }) => ({ id: mediaFile(id) ?? id })),
      )
    }
  })

  test('ids are unlike each other, and those of rooms and packages are random', () => {
    for (const items of Object.values(content)) {
      if (!Array.isArray(items)) continue
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    }
    for (const { id } of [...content.packages, ...content.rooms]) expect(id).toMatch(uuidV4)
  })

  test('every picture and film is there, every picture has words, and no list repeats one', () => {
    for (const { bucket, file } of objects) {
      expect(readMedia(file).length, file).toBeGreaterThan(1000)
      if (bucket === picturesBucket)
        expect(content.pictures.find(({ id }) => mediaFile(id) === file)?.alt, file).toBeTruthy()
    }
    const lists = [...content.packages.map(({ images }) => [images.principal, ...images.gallery])]
    for (const list of [...lists, ...content.rooms.map(({ images }) => images)]) {
      expect(new Set(list).size).toBe(list.length)
    }
  })
})
