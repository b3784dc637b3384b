import { expect, test } from 'vitest'
import { graceMs, unusedImages, usedPaths } from './stored-images'

const storage = 'https://projeto.supabase.co/storage/v1/object/public'

test('file names in any text count as used, under every address of the storage, but not in other buckets', () => {
  const used = usedPaths('fotos', [
    { images: [`${storage}/fotos/packages/a.jpg`, { gallery: `${storage}/fotos/packages/b.png?v=2` }] },
    [{ images: [`http://127.0.0.1:54400/storage/v1/object/public/fotos/rooms/c.webp#x`] }],
    { logo_url: `${storage.replace('/object/', '/render/image/')}/fotos/hotel/d.jpg?width=30` },
    { description: `<img src="${storage}/fotos/rooms/e.jpg"> e ${storage}/fotos/rooms/f.jpg (foto)` },
    { images: [`${storage}/fotos/rooms/Foto%20da%20mata%20(1).jpg`, `${storage}/fotos/rooms/100%.jpg`] },
    [null, undefined, 7, `${storage}/outras-fotos/g.jpg`, `${storage}/fotos2/h.jpg`, '/images/i.jpg'],
  ])
  const names = [
    ...['packages/a.jpg', 'packages/b.png', 'rooms/c.webp', 'hotel/d.jpg', 'rooms/e.jpg', 'rooms/f.jpg'],
  ]
  for (const name of [...names, 'rooms/Foto da mata (1).jpg', 'rooms/100%.jpg']) expect(used).toContain(name)
  expect([...used].filter((name) => /[ghi]\.jpg/.test(name))).toEqual([])
  expect(usedPaths('a.b', [`${storage}/axb/c.jpg`]).size).toBe(0)
})

test('an unused image becomes removable once it is older than a day', () => {
  const now = Date.parse('2026-12-10T12:00:00Z')
  const image = (age: number) => ({ path: 'a', bytes: 1, uploadedAt: new Date(now - age).toISOString() })
  expect(unusedImages([image(graceMs)], new Set(), now)).toEqual([])
  expect(unusedImages([image(graceMs + 1)], new Set(), now)).toHaveLength(1)
  expect(unusedImages([{ path: 'a', bytes: 1, uploadedAt: '' }], new Set(), now)).toEqual([])
})
