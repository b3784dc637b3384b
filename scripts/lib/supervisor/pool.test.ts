import { expect, test } from 'vitest'
import { createPool } from './pool.ts'

test('processes that cannot even be started are failures, and end nothing else', async () => {
  const said: string[] = []
  const pool = createPool(1, (line) => said.push(line), {
    folder: '/nonexistent/release',
    env: process.env,
    host: '127.0.0.1',
    port: 3000,
    log: () => {},
    healthEvery: 1000,
  })
  expect(await pool.ready).toBe(false)
  await expect.poll(() => said).toContainEqual(expect.stringMatching(/parou \(.*ENOENT.*\); outro liga em/))
  await pool.drain(0)
})
