import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { imagePath, parseFolder, roomFolder } from './paths'

const naming = { format: 'jpeg', at: 1_765_000_000_000, index: 3 } as const
const pathIn = (folder: string) => {
  const parsed = parseFolder(folder)
  if (!parsed) throw new Error(`${folder} is refused`)
  return imagePath(parsed, naming)
}

describe('imagePath', () => {
  test.each([
    ['packages/principal', /^packages\/principal\/[0-9a-f-]{36}-1765000000000\.jpg$/],
    ['packages/gallery', /^packages\/gallery\/[0-9a-f-]{36}-1765000000000\.jpg$/],
    ['hotel/background_url', /^hotel\/background_url\/[0-9a-f-]{36}-1765000000000\.jpg$/],
    ['rooms/7f3a-B_9', /^rooms\/7f3a-B_9\/1765000000000_3\.jpg$/],
  ])('%s', (folder, pattern) => expect(pathIn(folder)).toMatch(pattern))

  test('is never the same twice among packages', () => {
    expect(pathIn('packages/gallery')).not.toBe(pathIn('packages/gallery'))
  })

  test.each([
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('%s ends in .%s', (format, extension) => {
    const path = imagePath({ path: 'rooms/1', kind: 'rooms' }, { ...naming, format })
    expect(path).toBe(`rooms/1/1765000000000_3.${extension}`)
  })
})

describe('parseFolder refuses', () => {
  test.each([
    '',
    'packages',
    'packages/',
    'packages/other',
    'packages/principal/',
    'packages/principal/x',
    '/packages/principal',
    'packages/../rooms/1',
    'rooms',
    'rooms/',
    'rooms/..',
    'rooms/.',
    'rooms/1/2',
    'rooms/1/../../x',
    'rooms/%2e%2e',
    'rooms/a b',
    'rooms/á',
    'rooms/1\n',
    'rooms\\1',
    `rooms/${'x'.repeat(65)}`,
    'hotel/../x',
    'hotel/Background',
    'users/1',
  ])('%j', (folder) => expect(parseFolder(folder)).toBeNull())

  test('whatever could leave the three roots', () => {
    const anything = fc.string({
      unit: fc.constantFrom('/', '.', '\\', 'r', 'o', 'm', 's', '%', '2', 'e', '\0'),
    })
    const near = anything.map((tail) => `rooms/${tail}`)
    fc.assert(
      fc.property(fc.oneof(anything, near), (folder) => {
        if (!parseFolder(folder)) return
        expect(folder.split('/')).toHaveLength(2)
        expect(new URL(`http://bucket/${folder}`).pathname).toBe(`/${folder}`)
      }),
    )
  })
})

test('roomFolder fits every room id', () => {
  expect(roomFolder('7f3a-B_9')).toBe('rooms/7f3a-B_9')
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(parseFolder(roomFolder(id))).not.toBeNull()
    }),
  )
})
