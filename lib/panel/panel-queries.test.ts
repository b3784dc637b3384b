import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Admin } from '@/lib/access/guard'
import { backupState, getCounts } from './panel-queries'

const now = Date.parse('2026-11-22T12:00:00Z')
const proved = '2026-11-21T06:00:00+00:00'

const failed = '2026-11-22T06:00:00+00:00'
const on = (day: string) => ({ proved_at: `2026-11-${day}T12:00:00+00:00`, failed_at: null })

test.each<[Parameters<typeof backupState>[0], string, boolean]>([
  [null, '', false],
  [{ proved_at: null, failed_at: null }, '', false],
  [{ proved_at: proved, failed_at: null }, 'Backup provado em 21/11 às 03:00', false],
  [{ proved_at: proved, failed_at: '2026-11-20T06:00:00+00:00' }, 'Backup provado em 21/11 às 03:00', false],
  [
    { proved_at: proved, failed_at: failed },
    'A prova do backup falhou em 22/11 às 03:00. O último provado é de 21/11 às 03:00.',
    true,
  ],
  [{ proved_at: null, failed_at: failed }, 'A prova do backup falhou em 22/11 às 03:00.', true],
  [on('14'), 'Backup provado em 14/11 às 09:00', false],
  [on('13'), 'O último backup provado é de 13/11 às 09:00, há mais de 8 dias.', true],
])('for %o the panel says: %s (ADM-21)', (state, text, isConcern) => {
  expect(backupState(state, now)).toEqual({ text, isConcern })
})

test('rooms and packages are counted by id and active (ADM-2)', async () => {
  const asked: string[] = []
  const supabase = createClient('http://backend.invalid', 'key', {
    global: {
      async fetch(input) {
        const { pathname, searchParams } = new URL(String(input))
        asked.push(`${pathname} ${searchParams.get('select')}`)
        return Response.json([
          { id: 'a', active: true },
          { id: 'b', active: false },
        ])
      },
    },
  })
  const count = { total: 2, active: 1 }
  expect(await getCounts({ supabase, hotelId: 'h' } as Admin)).toEqual({ rooms: count, packages: count })
  expect(asked).toEqual(['/rest/v1/rooms id,active', '/rest/v1/packages id,active'])
})
