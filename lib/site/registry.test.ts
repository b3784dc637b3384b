import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kindWords } from '@/components/blocks/words'
import { mediaFields } from '@/lib/content/fields/field'
import { slugify } from '@/lib/slugify'
import { z } from '@/lib/zod'
import { registry, sections } from './registry'

test('every section is declared under its own name and has a unique label', () => {
  expect(Object.entries(registry).filter(([name, section]) => name !== section.name)).toEqual([])
  const labels = sections.map(({ label }) => slugify(label))
  expect(labels.filter((label) => !label)).toEqual([])
  expect(new Set(labels).size).toBe(labels.length)
})

describe.each(sections)('$name', ({ schema, fields, derived }) => {
  test('everything that its schema reads is a field or derived', () => {
    const read = leaves(schema).filter((path) => path !== 'id' && !derived.includes(path))
    expect(read.toSorted()).toEqual(Object.keys(fields).toSorted())
  })

  test.each(Object.entries(fields))(
    '%s has a label, a start value, and says whether it holds images',
    (path, field) => {
      expect(field.label).not.toBe('')
      expect(typeof field.toForm(undefined)).toBe(typeof field.blank)
      if (field.kind === 'link') return
      // A field that accepts an address but no other text, and is no link, holds images.
      const takes = (value: unknown) =>
        JSON.stringify(field.read.safeParse(value).data) === JSON.stringify(value)
      const isAddress = [(text: string): unknown => text, (text: string) => [text]].some(
        (shape) => takes(shape('/images/a.jpg')) && !takes(shape('a b')),
      )
      expect(mediaFields(fields).some(([known]) => known === path)).toBe(isAddress)
    },
  )
})

test('no label, hint or example calls the hotel a house, because it may be an inn, a tower or a camp', () => {
  const declared = sections.flatMap(({ fields }) =>
    Object.values(fields).map(({ label, hint, placeholder }) => [label, hint, placeholder]),
  )
  expect(JSON.stringify([declared, Object.values(kindWords)])).not.toMatch(/\b(?:casa|fazenda)\b/i)
})

test.each([
  ['DATA-6', registry.packages.schema],
  ['DATA-8', registry.rooms.schema],
])('%s names each stored field', (id, schema) => {
  const rules = readFileSync('docs/product/data.md', 'utf8')
  const [, listed = ''] = new RegExp(`\\*\\*${id}\\*\\* A \\w+ has (.*)\\.$`, 'm').exec(rules) ?? []
  const named = listed.replaceAll(/ \([^)]*\)/g, '').split(/, | and /)
  const names = named.map((field) => field.replace(/ .*/, ''))
  expect(names.toSorted()).toEqual(Object.keys(schema.shape).toSorted())
  const inGroups = leaves(schema).filter((path) => /^(?:images|details|dates)\./.test(path))
  expect(inGroups.filter((path) => !listed.includes(path.replace(/.*\./, '')))).toEqual([])
})

/** Returns the dotted paths that a schema reads. */
function leaves(schema: unknown, path = ''): string[] {
  const inner = unwrapped(schema)
  const parts = partsOf(inner)
  if (parts.length > 0) return [...new Set(parts.flatMap((part) => leaves(part, path)))]
  if (!(inner instanceof z.core.$ZodObject)) return [path]
  return Object.entries(inner._zod.def.shape).flatMap(([name, field]) =>
    leaves(field, path ? `${path}.${name}` : name),
  )
}

/** Returns the kinds of an item, or the schemas of an intersection. */
function partsOf(schema: unknown) {
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return schema._zod.def.options
  if (schema instanceof z.core.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right]
  return []
}

function unwrapped(schema: unknown): unknown {
  const isWrapper = schema instanceof z.core.$ZodCatch || schema instanceof z.core.$ZodOptional
  return isWrapper ? unwrapped(schema._zod.def.innerType) : schema
}
