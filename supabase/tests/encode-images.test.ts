import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Attempt, encodeMissing } from '@/lib/images/encode-missing'
import { plainPicture } from '@/lib/images/test-pictures'
import { adminOf, adminOnLine } from './admin.ts'
import { type Harness, startHarness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
  const jpeg = await plainPicture(600, 400).jpeg().toBuffer()
  const files: [string, Uint8Array][] = [
    ['packages/gallery/Foto (1).jpg', jpeg],
    ['rooms/r/1_0.jpg', jpeg],
    ['rooms/r/2_0.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ]
  for (const [path, bytes] of files) {
    const options = { contentType: 'image/jpeg' }
    expect(
      (await harness.clients.admin.storage.from('hotel-images').upload(path, bytes, options)).error,
    ).toBeNull()
  }
})
afterAll(() => harness.stop())

const rows = async () => (await harness.clients.admin.from('images').select('path, width').order('path')).data

test('stopped in the middle it goes on where it was; done, it does nothing', async () => {
  const told: Attempt[] = []
  const stopped = await adminOnLine(harness, (request, send) =>
    request.url.includes('/1_0.jpg/828.avif') ? Promise.resolve(Response.error()) : send(request),
  )
  const first = await encodeMissing(stopped, { onAttempt: (attempt) => told.push(attempt) })
  expect(told).toEqual(first)
  expect(first).toEqual([
    { path: 'packages/gallery/Foto (1).jpg' },
    { path: 'rooms/r/1_0.jpg', error: expect.any(String) },
    { path: 'rooms/r/2_0.jpg', error: 'Por favor, selecione apenas arquivos de imagem.' },
  ])
  expect(await rows()).toEqual([{ path: 'packages/gallery/Foto (1).jpg', width: 600 }])

  const admin = adminOf(harness)
  expect(await encodeMissing(admin, { until: Date.now() })).toEqual([])
  expect((await encodeMissing(admin)).map(({ path }) => path)).toEqual(['rooms/r/1_0.jpg', 'rooms/r/2_0.jpg'])
  expect((await encodeMissing(admin)).map(({ path }) => path)).toEqual(['rooms/r/2_0.jpg'])
  expect(await rows()).toHaveLength(2)
  const { data } = await admin.supabase.storage.from('hotel-images-variants').list('rooms/r/1_0.jpg')
  expect(data?.map(({ name }) => name)).toEqual(['128.webp', '480.avif', '480.webp', '828.avif', '828.webp'])
})

test.each(['stranger', 'viewer', 'otherAdmin'] as const)('%s encodes nothing', async (who) => {
  const before = await rows()
  const attempts = await encodeMissing({ ...adminOf(harness), supabase: harness.clients[who] })
  expect(attempts.filter(({ error }) => !error)).toEqual([])
  expect(await rows()).toEqual(before)
})
