import { describe, expect, test } from 'vitest'
import { testDay } from '@/scripts/lib/test-day'
import { type DemoName, demos } from './demos.ts'
import { mediaObjects, picturesBucket, readMedia } from './media.ts'
import { mediaFile } from './test-content.ts'

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const names = Object.keys(demos) as DemoName[]

describe.each(names)('%s', (name) => {
  const demo = demos[name]
  const content = demo.contentOn(testDay)
  const objects = mediaObjects(content)

  test('ids are unique, and those of rooms and packages are random', () => {
    for (const items of Object.values(content)) {
      if (!Array.isArray(items)) continue
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    }
    for (const { id } of [...content.packages, ...content.rooms]) expect(id).toMatch(uuidV4)
  })

  test('every picture and film exists, every picture has alternative text, and no list repeats one', () => {
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
