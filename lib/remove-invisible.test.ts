import { expect, test } from 'vitest'
import { removeInvisible } from './remove-invisible'

test('removes the invisible characters of a paste, and keeps visible ones (SAVE-9)', () => {
  for (const hidden of [
    '\u200b',
    '\u2060',
    '\ufe0e',
    '\ufe0f',
    '\u00ad',
    '\ufeff',
    '\u202e',
    '\u0000',
    '\u200d',
    '\u200c',
  ])
    expect(removeInvisible(`(24)${hidden} 99999-0142${hidden}`)).toBe('(24) 99999-0142')
  for (const shown of ['Família 👨‍👩‍👧 ❤️ 1️⃣', 'Linha 1\n\tLinha 2', 'Ágata – “ñ”', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
    expect(removeInvisible(shown)).toBe(shown)
})
