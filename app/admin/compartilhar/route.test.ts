import { expect, test, vi } from 'vitest'
import { POST } from './route'

const { encodeImage } = vi.hoisted(() => ({ encodeImage: vi.fn() }))
vi.mock('@/lib/media/images/encode', () => ({ encodeImage }))
vi.mock('@/lib/media/images/store', () => ({ storeImage: async () => ({ url: '/media/images/a.jpg' }) }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin: async () => ({ admin: { userId: 'u' } }) }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

test('a photograph that fails unexpectedly does not take the others with it (IMG-18)', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  encodeImage.mockResolvedValue({}).mockRejectedValueOnce(new Error('spawn EAGAIN'))
  const body = new FormData()
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) body.append('fotos', new File(['x'], name))
  const headers = { origin: 'https://hotel.example' }
  const answer = await POST(
    new Request('https://hotel.example/admin/compartilhar', { method: 'POST', body, headers }),
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/admin/pictures?recebidas=2&recusadas=1',
  ])
})
