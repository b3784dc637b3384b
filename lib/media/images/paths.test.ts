import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imagePath, parseFolder, roomFolder } from './paths'

test.each([
  ['packages/principal', 'jpeg', /^packages\/principal\/[0-9a-f-]{36}-1765000000000\.jpg$/],
  ['hotel/background_url', 'webp', /^hotel\/background_url\/[0-9a-f-]{36}-1765000000000\.webp$/],
  ['rooms/7f3a-B_9', 'png', /^rooms\/7f3a-B_9\/1765000000000_3\.png$/],
] as const)('a picture in %s has a unique name (IMG-8)', (path, format, pattern) => {
  const folder = parseFolder(path)
  if (!folder) throw new Error(`${path} is refused`)
  expect(imagePath(folder, { format, at: 1_765_000_000_000, index: 3 })).toMatch(pattern)
})

test.each([
  ...['', 'packages/other', 'packages/principal/x', '/packages/principal', 'rooms/', 'rooms/á', 'rooms/1\n'],
  ...['hotel/Background', 'users/1', `rooms/${'x'.repeat(65)}`],
])('the folder %j is refused', (folder) => expect(parseFolder(folder)).toBeNull())

test('no folder escapes the three roots, and every room has one', () => {
  const tail = fc.string({ unit: fc.constantFrom('/', '.', '\\', 'r', 'o', 'm', 's', '%', '2', 'e', '\0') })
  fc.assert(
    fc.property(tail, fc.string(), (path, id) => {
      for (const folder of [path, `rooms/${path}`, roomFolder(id)].filter(parseFolder)) {
        expect(folder.split('/')).toHaveLength(2)
        expect(new URL(`http://bucket/${folder}`).pathname).toBe(`/${folder}`)
      }
      expect(parseFolder(roomFolder(id))).not.toBeNull()
    }),
  )
})
