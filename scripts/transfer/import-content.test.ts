import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '@/lib/supabase/database.types'
import { emptyContent } from '@/lib/transfer/test-content'
import { testFolder } from '../lib/test-folder.ts'
import { writeArchive } from './archive'
import { importContent, writeContent } from './import-content'

const folder = testFolder()

const planned = [{ name: 'rooms', data: [], before: [], after: [] }]
const json = (body: unknown, status = 200) => Response.json(body, { status })

function client(answers: Record<string, () => Response>) {
  return createClient<Database>('https://projeto.example', 'key', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        const name = new URL(String(input)).pathname.split('/').at(-1) ?? ''
        return answers[name]?.() ?? json([])
      },
    },
  })
}

/** The database's state when read again; without a version it does not answer. */
type Afterwards = { version?: number; missing?: typeof planned }

/** Returns the refusal's message for this response to an import; undefined if it was written. */
async function findRefusal(answer: () => Response, { version, missing = [] }: Afterwards = {}) {
  const row = { section: 'rooms', data: [], version }
  const answers: Record<string, () => Response> = {
    import_content: answer,
    hotels: () => json({ name: 'Hotel', tagline: '' }),
    hotel_content: () => (version === undefined ? json({ code: '57014' }, 500) : json([row])),
  }
  const hotel = { supabase: client(answers), hotelId: 'h', bucket: '' }
  const stored = structuredClone(emptyContent)
  Object.assign(stored.sections.rooms ?? {}, { version: 3 })
  return writeContent(hotel, { stored, planned, plan: () => missing }).catch(({ message }) => message)
}

const refused = () => json({ code: '42501', message: 'no' }, 403)
const meanwhile = 'Alguém gravou enquanto isso: Acomodações. Nada foi gravado. Importe de novo.'

test.each([
  ['written', () => json({ version: 4 }), undefined],
  ['saved meanwhile', () => json({ changed: ['rooms'] }), meanwhile],
  ['refused', refused, 'O banco de dados recusou a importação, e nada foi gravado: no'],
])('the database’s response is reported: %s', async (_, answer, expected) => {
  expect(await findRefusal(answer)).toBe(expected)
})

test('a former release’s backup, which has no document, is for an empty project (XFER-10)', async () => {
  const file = join(folder, 'backup.tar.gz')
  async function* formerBackup() {
    yield { path: 'database/hotels.ndjson', bytes: Buffer.from('{}') }
    return { url: 'https://projeto.example', migration: '20260101000000', vanished: [] }
  }
  await writeArchive(file, formerBackup())
  const asked = importContent({ supabase: client({}), hotelId: 'h', bucket: '', isManager: true }, file, {
    dryRun: true,
  })
  await expect(asked).rejects.toThrow('só se restaura, em um projeto vazio (npm run restore)')
})

const unknown = 'Não sei se foi gravado; rode o import de novo: o que já estiver lá não muda.'
const nothingYet = 'Até agora nada foi gravado; rode o import de novo.'

test.each<[string, Afterwards, string | undefined]>([
  ['the content is there', { version: 4 }, undefined],
  ['the sections are as before', { version: 3 }, expect.stringContaining(nothingYet)],
  ['the database does not answer', {}, expect.stringContaining(unknown)],
  ['the content is not there', { version: 4, missing: planned }, expect.stringContaining(unknown)],
])('after a lost response the project is read again: %s (XFER-5)', async (_, afterwards, expected) => {
  const loseResponse = () => {
    throw new TypeError('fetch failed')
  }
  const answerBadGateway = () => new Response('Bad Gateway', { status: 502 })
  for (const answer of [loseResponse, answerBadGateway])
    expect(await findRefusal(answer, afterwards)).toEqual(expected)
})
