import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'
import { emptyContent } from '@/lib/transfer/test-content'
import { writeContent } from './import-content'

const planned = [{ name: 'rooms', data: [], before: [], after: [] }]
const json = (body: unknown, status = 200) => Response.json(body, { status })

/** What the database holds when it is read again; without a version it does not answer. */
type Afterwards = { version?: number; missing?: typeof planned }

/** The message of the refusal when the database answers an import like this; undefined if it was written. */
async function told(answer: () => Response, { version, missing = [] }: Afterwards = {}) {
  const row = { section: 'rooms', data: [], version }
  const answers: Record<string, () => Response> = {
    import_content: answer,
    hotels: () => json({ name: 'Hotel', tagline: '' }),
    hotel_content: () => (version === undefined ? json({ code: '57014' }, 500) : json([row])),
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
  const hotel = { supabase, hotelId: 'h', bucket: '', url: 'https://projeto.example' }
  const stored = structuredClone(emptyContent)
  Object.assign(stored.sections.rooms ?? {}, { version: 3 })
  return writeContent(hotel, { stored, planned, plan: () => missing }).catch(({ message }) => message)
}

const refused = (hint?: string) => () => json({ code: '42501', hint, message: 'no' }, 403)
const brand = 'Nome, logotipo, cores e letras são mudados só por quem gerencia a equipe. Nada foi gravado.'
const meanwhile = 'Alguém gravou enquanto isso: Acomodações. Nada foi gravado. Importe de novo.'

test.each([
  ['written', () => json({ version: 4 }), undefined],
  ['saved meanwhile', () => json({ changed: ['rooms'] }), meanwhile],
  ['refused', refused(), 'O banco de dados recusou a importação, e nada foi gravado: no'],
  ['refused because of the brand', refused('brand'), brand],
])('the answer of the database is reported: %s', async (_, answer, expected) => {
  expect(await told(answer)).toBe(expected)
})

const unknown = 'Não sei se foi gravado; rode o import de novo: o que já estiver lá não muda.'
const nothingYet = 'Até agora nada foi gravado; rode o import de novo.'

test.each<[string, Afterwards, string | undefined]>([
  ['the content is there', { version: 4 }, undefined],
  ['the sections are as before', { version: 3 }, expect.stringContaining(nothingYet)],
  ['the database does not answer', {}, expect.stringContaining(unknown)],
  ['the content is not there', { version: 4, missing: planned }, expect.stringContaining(unknown)],
])('after a lost answer the project is read again: %s (XFER-5)', async (_, afterwards, expected) => {
  const lost = () => {
    throw new TypeError('fetch failed')
  }
  const badGateway = () => new Response('Bad Gateway', { status: 502 })
  for (const answer of [lost, badGateway]) expect(await told(answer, afterwards)).toEqual(expected)
})
