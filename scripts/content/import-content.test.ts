import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'
import { emptyContent } from '@/lib/transfer/test-content'
import { writeContent } from './import-content'

const planned = [{ name: 'rooms', data: [], before: [], after: [] }]
const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Versions that the database tells afterwards; without them it does not answer. */
type Afterwards = { version?: number; entry?: number | null; missing?: typeof planned }

/** The number of the entry, or what is said instead, where the database answers an import like this. */
async function told(answer: () => Response, { version, entry = 7, missing = [] }: Afterwards = {}) {
  const answers: Record<string, () => Response> = {
    import_content: answer,
    hotels: () => json({ name: 'Hotel', tagline: '' }),
    hotel_content: () => (version === undefined ? json({ code: '57014' }, 500) : json([row(version)])),
    hotel_content_history: () => json(entry === null ? [] : [{ version: entry }]),
  }
  const supabase = createClient<Database>('https://projeto.example', 'key', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        const name = new URL(String(input)).pathname.split('/').at(-1) ?? ''
        return answers[name]?.() ?? json([])
      },
    },
  })
  const project = { supabase, hotelId: 'h', bucket: '', url: 'https://projeto.example' }
  const stored = structuredClone(emptyContent)
  Object.assign(stored.lists.rooms ?? {}, { version: 3 })
  return writeContent(project, { stored, planned, plan: () => missing }).catch(({ message }) => message)
}

const row = (version: number) => ({ section: 'rooms', data: [], version })

const lost = () => {
  throw new TypeError('fetch failed')
}
const unknown = 'Não sei se foi gravado; rode o import de novo: o que já estiver lá não muda.'

test('what the database says is told', async () => {
  expect(await told(() => json({ version: 4 }))).toBe(4)
  expect(await told(() => json({ changed: ['rooms'] }))).toBe(
    'Alguém gravou enquanto isso: Acomodações. Nada foi gravado. Importe de novo.',
  )
  expect(await told(() => json({ code: '42501', message: 'no' }, 403))).toBe(
    'O banco de dados recusou a importação, e nada foi gravado: no',
  )
  expect(await told(() => json({ code: '42501', hint: 'brand', message: 'no' }, 403))).toBe(
    'Nome, logotipo, cores e letras são mudados só por quem gerencia a equipe. Nada foi gravado.',
  )
})

describe.each([
  ['the answer is lost', lost],
  ['something before the database answers', () => new Response('Bad Gateway', { status: 502 })],
])('where %s', (_, answer) => {
  test('and the content is there, it was written', async () => {
    expect(await told(answer, { version: 4, entry: 9 })).toBe(9)
  })

  test('and the sections are as before, nothing was so far', async () => {
    const message = await told(answer, { version: 3 })
    expect(message).toContain('Até agora nada foi gravado; rode o import de novo.')
    expect(message).not.toContain('recusou')
  })

  test('and it cannot be known, that is said', async () => {
    expect(await told(answer)).toContain(unknown)
    expect(await told(answer, { version: 4, missing: planned })).toContain(unknown)
    expect(await told(answer, { version: 4, entry: null })).toContain(unknown)
  })
})
