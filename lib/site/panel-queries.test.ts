import { expect, test } from 'vitest'
import { backupState } from './panel-queries'

const now = Date.parse('2026-11-22T12:00:00Z')
const proved = '2026-11-21T06:00:00+00:00'

test("a proved backup is an unobtrusive line in the hotel's time zone", () => {
  expect(backupState({ proved_at: proved, failed_at: null }, now)).toEqual({
    text: 'Backup provado em 21/11 às 03:00',
    isConcern: false,
  })
  expect(backupState({ proved_at: proved, failed_at: '2026-11-20T06:00:00+00:00' }, now).isConcern).toBe(
    false,
  )
})

test('a missing proof is a hint, not a warning', () => {
  const hint = { text: 'Nenhum backup provado ainda', isConcern: false }
  expect(backupState(null, now)).toEqual(hint)
  expect(backupState({ proved_at: null, failed_at: null }, now)).toEqual(hint)
})

test('a failed proof is a warning and names the last good one, if any', () => {
  const failed_at = '2026-11-22T06:00:00+00:00'
  expect(backupState({ proved_at: proved, failed_at }, now)).toEqual({
    text: 'A prova do backup falhou em 22/11 às 03:00. O último provado é de 21/11 às 03:00.',
    isConcern: true,
  })
  expect(backupState({ proved_at: null, failed_at }, now).text).toBe(
    'A prova do backup falhou em 22/11 às 03:00.',
  )
})

test('a proof older than eight days is a warning', () => {
  const day = (text: string) => ({ proved_at: `2026-11-${text}T12:00:00+00:00`, failed_at: null })
  expect(backupState(day('14'), now).isConcern).toBe(false)
  expect(backupState(day('13'), now)).toEqual({
    text: 'O último backup provado é de 13/11 às 09:00, há mais de 8 dias.',
    isConcern: true,
  })
})
