import { expect, test } from 'vitest'
import { readCapped } from './read-capped'

test('a body is read to its limit and no further, whether it tells its length or not', async () => {
  expect(await readCapped(new Response('four'), 4)).toEqual(Buffer.from('four'))
  await expect(readCapped(new Response('longer'), 4)).rejects.toThrow('over 4 bytes')
  const told = new Response('four', { headers: { 'content-length': '5' } })
  await expect(readCapped(told, 4)).rejects.toThrow('over 4 bytes')
})
