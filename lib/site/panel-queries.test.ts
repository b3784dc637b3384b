import { expect, test } from 'vitest'
import { backupState } from './panel-queries'

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
])('of %o the panel says: %s (ADM-21)', (state, text, isConcern) => {
  expect(backupState(state, now)).toEqual({ text, isConcern })
})
