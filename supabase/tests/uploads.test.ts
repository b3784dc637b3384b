import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { POST } from '@/app/admin/upload/route'
import { encodeImage } from '@/lib/images/encode'
import { parseFolder } from '@/lib/images/paths'
import { storeImage } from '@/lib/images/store'
import {
  animatedWebp,
  foreignCode,
  jpegOfSize,
  jpegWithPosition,
  plainImage,
  pngWithComment,
  refusedFiles,
} from '@/lib/images/test-images'
import { baseUrl, type Harness, hotels, type Identity, secrets, startHarness } from './harness.ts'

const site = 'http://localhost:3000'
const limit = 5 * 1024 * 1024
let harness: Harness
let identity: Identity

vi.mock('@/lib/session/server', () => ({ createServerSupabase: async () => harness.clients[identity] }))

beforeAll(async () => {
  vi.stubEnv('SUPABASE_URL', baseUrl)
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', secrets.publishableKey)
  vi.stubEnv('SITE_URL', site)
  vi.stubEnv('HOTEL_SLUG', 'hotel-a')
  harness = await startHarness()
})
afterAll(() => harness.stop())
beforeEach(() => {
  identity = 'admin'
})

type Sent = {
  bytes: Uint8Array
  name?: string
  folder?: string
  index?: string
  headers?: Record<string, string>
}

const headersOfPage = { origin: site, 'sec-fetch-site': 'same-origin' }

function formOf({ bytes, name = 'foto.jpg', folder = 'packages/gallery', index }: Sent) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  form.set('folder', folder)
  if (index !== undefined) form.set('index', index)
  return form
}

async function post(body: BodyInit, headers: Record<string, string> = headersOfPage) {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const response = await POST(new Request(`${site}/admin/upload`, init))
  const answer: { url?: string; error?: string } = await response.json()
  return { status: response.status, ...answer }
}

const upload = (sent: Sent) => post(formOf(sent), sent.headers)
const jpeg = () => plainImage().jpeg().toBuffer()

async function storedPaths() {
  const { rows } = await harness.database.driver.query<{ name: string }>(
    'select name from storage.objects order by name',
  )
  return rows.map(({ name }) => name)
}

async function nothingStoredBy(work: () => Promise<void>) {
  const before = await storedPaths()
  await work()
  expect(await storedPaths()).toEqual(before)
}

async function stored(url: string | undefined) {
  const response = await harness.handle(new Request(url ?? ''))
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('who may upload', () => {
  test.each([
    ['anon', 401, 'Sua sessão expirou.'],
    ['stranger', 403, 'Você não tem permissão para acessar esta página.'],
    ['viewer', 403, 'Você não tem permissão para acessar esta página.'],
    ['otherAdmin', 403, 'Você não tem permissão para acessar esta página.'],
  ] as const)('%s may not', async (who, status, sentence) => {
    await nothingStoredBy(async () => {
      identity = who
      const answer = await upload({ bytes: await jpeg() })
      expect(answer).toEqual({ status, error: expect.stringContaining(sentence) })
    })
  })

  test.each(['anon', 'stranger', 'viewer', 'otherAdmin'] as const)(
    '%s could not even without the guard',
    async (who) => {
      const image = await encodeImage(await jpeg())
      const folder = parseFolder('packages/gallery')
      if ('error' in image || !folder) throw new Error('not an image')
      await nothingStoredBy(async () => {
        const storage = { supabase: harness.clients[who], hotelId: hotels.a, bucket: 'hotel-images' }
        expect(await storeImage(storage, folder, 0, image)).toEqual({
          error: expect.stringMatching(/^Erro no upload: ./),
        })
      })
    },
  )

  test('nobody from another site’s page', async () => {
    const headers = { origin: 'https://outro.example', 'sec-fetch-site': 'cross-site' }
    await nothingStoredBy(async () => {
      const answer = await upload({ bytes: await jpeg(), headers })
      expect(answer).toEqual({ status: 403, error: 'Erro ao enviar imagem.' })
    })
  })
})

describe('what is stored', () => {
  test.each<[string, () => Promise<Buffer>, string]>([
    ['an image with its place and author', jpegWithPosition, 'jpg'],
    ['code after a JPEG', async () => Buffer.concat([await jpeg(), Buffer.from(foreignCode)]), 'jpg'],
    ['code inside a PNG called .jpg', () => pngWithComment(foreignCode), 'png'],
    ['an animation', animatedWebp, 'webp'],
  ])('%s becomes an image of ours', async (_, file, extension) => {
    const sent = await file()
    const { status, url } = await upload({ bytes: sent, name: `../../x.svg` })
    expect(status).toBe(200)
    expect(url).toMatch(
      new RegExp(
        `^${baseUrl}/storage/v1/object/public/hotel-images/packages/gallery/[\\w-]+-\\d{13}\\.${extension}$`,
      ),
    )
    const { headers, bytes } = await stored(url)
    expect(headers.get('content-type')).toBe(`image/${extension.replace('jpg', 'jpeg')}`)
    expect(headers.get('cache-control')).toBe('max-age=3600')
    const metadata = await sharp(bytes).metadata()
    expect([metadata.exif, metadata.comments, metadata.pages]).toEqual([undefined, undefined, undefined])
    for (const foreign of ['<script', 'Maria Clara']) expect(bytes.includes(foreign)).toBe(false)
  })

  test('a room’s images are named by time and place, also in the same millisecond', async () => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    const bytes = await jpeg()
    const sent = { bytes, folder: 'rooms/r-7', index: '2' }
    const urls = [(await upload(sent)).url, (await upload(sent)).url]
    clock.mockRestore()
    const folder = `${baseUrl}/storage/v1/object/public/hotel-images/rooms/r-7`
    expect(urls).toEqual([`${folder}/${now}_2.jpg`, `${folder}/${now + 1}_2.jpg`])
  })
})

describe('what is refused', () => {
  test('every file that is not a whole JPEG, PNG or WebP, with its sentence', async () => {
    const files = await refusedFiles()
    await nothingStoredBy(async () => {
      for (const [name, bytes, sentence] of files) {
        const { status, error } = await upload({ bytes, name: `${name}.jpg` })
        expect([415, 422], name).toContain(status)
        expect(error, name).toContain('Por favor, selecione apenas arquivos de imagem.')
        expect(error, name).toContain(sentence)
      }
    })
  })

  test.each([
    [limit - 1, 200],
    [limit, 200],
    [limit + 1, 413],
  ])('%i bytes: %i', async (size, status) => {
    const answer = await upload({ bytes: await jpegOfSize(size) })
    expect(answer.status).toBe(status)
    if (status === 413) expect(answer.error).toBe('A imagem deve ter no máximo 5MB.')
    else expect((await stored(answer.url)).bytes.length).toBeLessThan(10_000)
  })

  test.each([
    ['announced', { 'content-length': String(50 * 1024 * 1024) }],
    ['not announced', {}],
    ['announced as short', { 'content-length': '1000' }],
  ])('a flood of 50 MB, %s, is not read to its end', async (_, announced) => {
    let pulled = 0
    const flood = new ReadableStream({
      pull(controller) {
        pulled += 65_536
        if (pulled > 50 * 1024 * 1024) controller.close()
        else controller.enqueue(new Uint8Array(65_536))
      },
    })
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await post(flood, { ...headersOfPage, ...type, ...announced })
    expect(answer).toEqual({ status: 413, error: 'A imagem deve ter no máximo 5MB.' })
    expect(pulled).toBeLessThan(limit + 4 * 65_536)
  })

  test.each<[string, (form: FormData) => void]>([
    ['no file', (form) => form.delete('file')],
    ['a text instead of a file', (form) => form.set('file', 'foto.jpg')],
    ['two files', (form) => form.append('file', new File(['x'], 'b.jpg'))],
    ['no folder', (form) => form.delete('folder')],
    ['a folder outside', (form) => form.set('folder', 'packages/../../x')],
    ['a room outside', (form) => form.set('folder', 'rooms/..')],
    ['a place that is none', (form) => form.set('index', '-1/..')],
  ])('a form with %s', async (_, spoil) => {
    const form = formOf({ bytes: await jpeg() })
    spoil(form)
    await nothingStoredBy(async () => {
      expect(await post(form)).toEqual({ status: 400, error: 'Erro ao enviar imagem.' })
    })
  })

  test('a body that is no form', async () => {
    for (const type of ['application/json', 'multipart/form-data; boundary=none', 'text/plain']) {
      const answer = await post('{}', { ...headersOfPage, 'content-type': type })
      expect(answer).toEqual({ status: 400, error: 'Erro ao enviar imagem.' })
    }
  })
})

test.each<[string, object, number, string]>([
  [
    'fails',
    { upload: async () => ({ error: { message: 'sem espaço' } }) },
    502,
    'Erro no upload: sem espaço',
  ],
  [
    'gives no address',
    { upload: async () => ({ error: null }), getPublicUrl: () => ({ data: { publicUrl: '' } }) },
    502,
    'Não foi possível obter a URL pública da imagem',
  ],
  ['surprises', {}, 503, 'Erro ao enviar imagem.'],
])('when the storage %s, its own sentence says so (IMG-11)', async (_, storage, status, error) => {
  const from = vi.spyOn(harness.clients.admin.storage, 'from').mockReturnValue(Object(storage))
  const answer = await upload({ bytes: await jpeg() })
  from.mockRestore()
  expect(answer).toEqual({ status, error })
})

test('nothing of a refused file or its sender is logged', async () => {
  globalThis.siteLogContext = undefined
  const lines = vi.mocked(console.error).mockClear()
  await upload({ bytes: Buffer.from(foreignCode), name: 'Maria Clara.jpg' })
  const logged = lines.mock.calls.map(([line]) => ({ ...JSON.parse(String(line)), time: 'now' }))
  expect(logged).toEqual([{ time: 'now', level: 'error', event: 'upload_refused', status: 415 }])
})
