import { expect, test } from 'vitest'
import { createQueue, QueueFull } from './queue'

function createHeldTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('one lane runs one task at a time, in order, and continues after a failure', async () => {
  const inTurn = createQueue(1, 10)
  const order: string[] = []
  const first = createHeldTask()
  const all = [
    inTurn(() => first.run().then(() => order.push('first'))),
    inTurn(async () => {
      order.push('second')
      throw new Error('broken')
    }),
    inTurn(async () => order.push('third')),
  ]
  await Promise.resolve()
  expect(order).toEqual([])
  first.end()
  const results = await Promise.allSettled(all)
  expect(order).toEqual(['first', 'second', 'third'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a task without room is refused before it begins, and room is freed again', async () => {
  const inTurn = createQueue(2, 1)
  const held = [createHeldTask(), createHeldTask(), createHeldTask()]
  const running = held.map(({ run }) => inTurn(run))
  await expect(inTurn(async () => 'never')).rejects.toThrow(QueueFull)
  for (const { end } of held) end()
  await Promise.all(running)
  expect(await inTurn(async () => 'again')).toBe('again')
})

test('many tasks of one owner delay another’s by only the running one, and owners take turns (IMG-21)', async () => {
  const inTurn = createQueue(1, 20)
  const order: string[] = []
  const held = createHeldTask()
  const add = (name: string) => inTurn(async () => void order.push(name), name.slice(0, -1))
  const all = [inTurn(held.run, 'ana'), ...['ana1', 'ana2', 'ana3', 'bia1', 'bia2', 'eva1'].map(add)]
  held.end()
  await Promise.all(all)
  expect(order).toEqual(['bia1', 'eva1', 'ana1', 'bia2', 'ana2', 'ana3'])
})
