import { describe, expect, test } from 'vitest'
import { aboutSchema, configurationSchema, heroSchema, hotelSchema } from '@/lib/hotel/schema'
import { isListName, registry } from '@/lib/site/registry'
import { testDay } from '@/scripts/lib/test-day'
import { mediaFile, withMedia } from './demo.ts'
import { type DemoName, demos } from './demos.ts'
import { picturesBucket, placeMedia, readMedia } from './media.ts'

const baseUrl = 'https://demo.supabase.example'
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const names = Object.keys(demos) as DemoName[]

describe.each(names)('%s', (name) => {
  const demo = demos[name]
  const { content, objects } = placeMedia(demo, testDay, baseUrl)

  test('the schemas keep the content as it is written', () => {
    expect(hotelSchema.parse(demo.hotel)).toEqual(demo.hotel)
    expect(heroSchema.parse(content.hero)).toEqual(content.hero)
    expect(aboutSchema.parse(content.about)).toEqual(content.about)
    expect(configurationSchema.parse(content.configuration)).toEqual(content.configuration)
    for (const [list, items] of Object.entries(content.lists)) {
      if (!isListName(list)) throw new Error(`${list} is no list`)
      const { schema, derived } = registry[list]
      for (const item of items) {
        const expected = Object.entries(item).filter(
          ([field]) => field !== 'name' || !derived.includes(field),
        )
        expect(schema.parse(item)).toEqual(Object.fromEntries(expected))
      }
    }
  })

  test('ids are unlike each other, and those of rooms and packages are random', () => {
    for (const items of Object.values(content.lists)) {
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    }
    for (const { id } of [...content.lists.packages, ...content.lists.rooms]) expect(id).toMatch(uuidV4)
  })

  test('every picture and film is there, every picture has words, and no list repeats one', () => {
    for (const { bucket, file } of objects) {
      expect(readMedia(file).length, file).toBeGreaterThan(1000)
      if (bucket === picturesBucket) expect(demo.pictureTexts[file], file).toBeTruthy()
    }
    const lists = [...demo.packages(testDay).map(({ images }) => [images.principal, ...images.gallery])]
    for (const list of [...lists, ...demo.rooms.map(({ images }) => images)]) {
      expect(new Set(list).size).toBe(list.length)
    }
  })

  test('its texts are Portuguese, without placeholders or doubled spaces', () => {
    const { hero, about, rooms, lists } = demo
    const copy = [demo.packages(testDay), rooms, hero, about, lists].flatMap(visibleText).join('\n')
    expect(
      copy.match(/\b(the|and|with|your|our|room|night|nights|lake|offer|lorem|ipsum|todo:|xxx)\b/gi),
    ).toBeNull()
    expect(copy.match(/ {2}| [,.;:!?]|\.\.|—/g)).toBeNull()
  })
})

test('a picture has one place, wherever it is used', () => {
  const picture = 'demo:lareira.jpg'
  const item = { id: 'a', rows: [{ one: picture }, { one: 'demo:piscina.jpg', text: 'demonstração' }] }
  const { content, objects } = placeMedia(
    { ...demos.quaresmeira, packages: () => [], lists: { 'home-blocks': [item] } },
    testDay,
    baseUrl,
  )
  const address = `${baseUrl}/storage/v1/object/public/${picturesBucket}`
  const known = objects.find(({ file }) => file === 'lareira.jpg')
  expect(content.lists['home-blocks' as never]).toEqual([
    {
      id: 'a',
      rows: [
        { one: `${address}/${known?.key}` },
        { one: `${address}/hotel/fotos/piscina.jpg`, text: 'demonstração' },
      ],
    },
  ])
  expect(known?.key).toBe('hotel/fotos/lareira.jpg')
  expect(withMedia(item, (file, path) => `${path.join('.')} ${file}`).rows).toEqual([
    { one: 'rows.0.one lareira.jpg' },
    { one: 'rows.1.one piscina.jpg', text: 'demonstração' },
  ])
})

function visibleText(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|\/)/.test(value) || mediaFile(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(visibleText)
}
