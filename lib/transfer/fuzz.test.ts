import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mediaReference } from './addresses'
import { applyPlan, demonstration, exportDocument, planText } from './test-content'

const stored = demonstration()
const text = exportDocument(stored)
const paths = leaves(JSON.parse(text))

function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))]
}

const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('__proto__', 'media:../x.jpg', 'media:', 'media:/etc/passwd.jpg', 'a\0b', '\ud800', -0, ''),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...['toString', 'constructor', 'javascript:alert(1)', '//x', 'x'.repeat(70_000)]),
)

function put(root: unknown, path: string[], value: unknown) {
  const last = path.at(-1)
  const parent = path.slice(0, -1).reduce((inner: unknown, key) => Object(inner)[key], root)
  // An array's length cannot be redefined, and no document has one as a key.
  if (Array.isArray(parent) && last === 'length') return
  if (last !== undefined && typeof parent === 'object' && parent !== null)
    Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true })
}

test('a document with arbitrary values is refused in sentences, or imported faithfully', () => {
  const change = fc.record({
    at: fc.constantFrom(...paths),
    key: fc.string({ maxLength: 12 }),
    value: hostile,
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), fc.boolean(), (changes, isNew) => {
      const document = JSON.parse(text)
      for (const { at, key, value } of changes) put(document, isNew ? [...at, key] : at, value)
      const { problems, planned } = planText(JSON.stringify(document) ?? '', stored)
      for (const line of problems) {
        expect(line).toMatch(/\p{L}{3,}/u)
        expect(line).not.toMatch(/\p{Cc}/u)
      }
      if (problems.length > 0) return
      const after = exportDocument(applyPlan(stored, planned))
      expect(planText(after, applyPlan(stored, planned))).toEqual({ problems: [], planned: [] })
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('no file name escapes its folder', () => {
  const parts = fc.constantFrom('.', '..', '/', '\\', 'a', '%2e', '\0', '.jpg', ':', ' ', '~', '\u202e', '-')
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
      const name = mediaReference(`media:${some.join('')}.jpg`)
      if (typeof name === 'string') expect(name).toMatch(/^[\w][\w.-]*\.jpg$/)
      expect(name ?? '').not.toMatch(/\.\.|[/\\\0]/)
    }),
  )
})
