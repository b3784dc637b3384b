import { expect, test } from 'vitest'
import { z } from './zod'

test('default messages of every schema are in Portuguese (ADM-7)', () => {
  const schema = z.object({
    name: z.string(),
    day: z.iso.date(),
    count: z.number().max(3),
    kind: z.enum(['a', 'b']),
    list: z.array(z.string()).min(2),
  })
  const wrong = schema.safeParse({ name: 3, day: 'x', count: 9, kind: 'c', list: [] })
  const messages = wrong.error?.issues.map(({ message }) => message) ?? []
  expect(messages).toHaveLength(5)
  expect(messages.join('\n')).not.toMatch(/invalid|expected|received|required|too (?:big|small)/i)
})
