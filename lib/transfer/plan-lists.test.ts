import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StoredItem } from '@/lib/content/list'
import { planImport } from './plan'
import { problemText } from './problem'
import { resolverOf } from './resolve'
import { readDocument } from './structure'
import { demonstration, emptyContent, exported, plannedOf, written } from './test-content'

beforeAll(() => void vi.stubEnv('SUPABASE_URL', 'https://projeto.example'))
afterAll(() => void vi.unstubAllEnvs())

const demo = demonstration()

function imported(content: object, stored = demo) {
  return plannedOf(JSON.stringify({ format: 1, content }), stored)
}

test('a row may leave out fields, like an item', () => {
  const block = {
    id: 'b',
    kind: 'amenities',
    title: 'Incluso',
    items: [{ icon: 'wifi', title: 'Wi-Fi' }, { title: 'Piscina' }],
  }
  const { problems, planned } = imported({ home_blocks: [block] }, emptyContent)
  expect(problems).toEqual([])
  expect(Object(planned[0]?.data)[0].items).toMatchObject(block.items)
  expect(imported({ home_blocks: [block] }, written(emptyContent, planned)).planned).toEqual([])
  expect(imported({ home_blocks: [{ ...block, items: ['Piscina'] }] }).problems[0]).toContain(
    'deve ser um objeto',
  )
})

describe('what no two items may share', () => {
  const stored = JSON.parse(exported(demo)).content.packages as StoredItem[]
  const [one, two] = stored
  if (!one || !two) throw new Error('no packages')

  test('a slug that a stored package keeps without the document saying so', () => {
    const { slug: _, ...unsaid } = two
    const fresh = { ...one, id: 'novo', name: 'Novo', slug: two.slug }
    const told = ["Pacotes, 'Novo', Slug: já existe um pacote com este slug"]
    expect(imported({ packages: [fresh, unsaid] }).problems).toEqual(told)
    expect(imported({ packages: [unsaid, fresh] }).problems).toEqual(told)
  })

  test('slugs that differ by a space', () => {
    const items = [
      { ...one, slug: 'natal' },
      { ...two, name: 'Outro', slug: 'natal ' },
    ]
    expect(imported({ packages: items }, emptyContent).problems).toEqual([
      "Pacotes, 'Outro', Slug: já existe um pacote com este slug",
    ])
  })

  test('slugs may be exchanged', () => {
    const items = [
      { ...one, slug: two.slug },
      { ...two, slug: one.slug },
    ]
    expect(imported({ packages: items }).problems).toEqual([])
  })

  test('a picture under two names', () => {
    const pictures = [
      { id: 'media:a.jpg', alt: 'O lago' },
      { id: 'media:b.jpg', alt: 'A varanda' },
    ]
    const { document } = readDocument(JSON.stringify({ format: 1, content: { pictures } }))
    const file = { addresses: ['https://projeto.example/hotel/import/c.jpg'], isFilm: false }
    const resolve = resolverOf(
      new Map([
        ['a.jpg', file],
        ['b.jpg', file],
      ]),
    )
    const plan = document && planImport(document, { stored: emptyContent, resolve, now: '2026-11-20' })
    expect(plan?.problems.map(problemText)).toEqual([
      "Fotos, 'A varanda', id: é a mesma foto de outro item; descreva-a uma vez só",
    ])
  })
})
