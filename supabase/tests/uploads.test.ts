import { StorageApiError } from '@supabase/supabase-js'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginUpload, finishUpload } from '@/app/admin/_media/actions'
import { foreignCode, jpegOfSize, jpegWithPosition, plainImage } from '@/lib/media/images/test-images'
import { tinyMp4 } from '@/lib/media/videos/test-videos'
import { forgetSharedState } from '@/lib/test-shared-state'
import { stubSite } from './content.ts'
import { baseUrl, type Identity, sharedHarness } from './harness.ts'

const limit = 5 * 1024 * 1024
const harness = sharedHarness()
let identity: Identity

vi.mock('@/lib/access/server-client', () => ({ createServerSupabase: async () => harness.clients[identity] }))

// A process per picture would take most of the time; in-worker.test.ts tests the process.
vi.mock('@/lib/media/images/in-worker', async (importOriginal) => {
  const worker = await importOriginal<typeof import('@/lib/media/images/in-worker')>()
  return (await import('@/lib/media/images/test-images')).inThisProcess(worker)
})

beforeAll(stubSite)
beforeEach(() => {
  identity = 'admin'
})

/** Uploads a file as the panel does: directly to the storage by a signed address, then checked by the site. */
async function upload(bytes: Uint8Array, { folder = 'packages/gallery', index = 0, isFilm = false } = {}) {
  const begun = await beginUpload({ isFilm })
  if (!begun.ok) return { error: begun.error }
  const response = await putFile(begun.address, bytes)
  if (response.status !== 200) return { error: await response.text() }
  const stored = await finishUpload({ path: begun.path, folder, index, isFilm })
  return stored.ok ? { url: stored.url } : { error: stored.error }
}

/** Sends a file as the browser does, without a key or a session. */
function putFile(address: string, bytes: Uint8Array, type = 'application/octet-stream') {
  const body = new Uint8Array(bytes)
  return harness.handle(new Request(address, { method: 'PUT', body, headers: { 'content-type': type } }))
}

const uploadFilm = (bytes: Uint8Array, folder = 'hotel/background') => upload(bytes, { folder, isFilm: true })
const jpeg = () => plainImage().jpeg().toBuffer()

async function storedPaths(bucket = '%') {
  const { rows } = await harness.database.driver.query<{ name: string }>(
    'select name from storage.objects where bucket_id like $1 order by name',
    [bucket],
  )
  return rows.map(({ name }) => name)
}

async function expectNothingStored(work: () => Promise<void>) {
  const before = await storedPaths()
  await work()
  expect(await storedPaths()).toEqual(before)
}

async function fetchStored(url: string | undefined) {
  const response = await harness.handle(new Request(url ?? ''))
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('an upload', () => {
  test.each([
    ['anon', 'Sua sessão expirou.'],
    ['otherAdmin', 'Você não tem permissão para acessar esta página.'],
  ] as const)('can be neither begun nor finished by %s', async (who, sentence) => {
    await expectNothingStored(async () => {
      const begun = await begunUpload()
      await putFile(begun.address, await jpeg())
      identity = who
      const refused = { ok: false, error: expect.stringContaining(sentence) }
      expect(await beginUpload({ isFilm: false })).toMatchObject(refused)
      const { path } = begun
      const finished = await finishUpload({ path, folder: 'packages/gallery', index: 0, isFilm: false })
      expect(finished).toMatchObject(refused)
      await harness.clients.admin.storage.from('hotel-images-parts').remove([path])
    })
  })

  test('has an address that accepts one file, once, of no type that a browser displays', async () => {
    const begun = await begunUpload()
    expect(new URL(begun.address).pathname).toContain('/object/upload/sign/hotel-images-parts/')
    expect((await putFile(begun.address, await jpeg(), 'text/html')).status).toBe(400)
    expect((await putFile(begun.address.replace('-parts/', '-videos/'), await jpeg())).status).not.toBe(200)
    expect((await putFile(begun.address, await jpeg())).status).toBe(200)
    expect((await putFile(begun.address, await jpeg())).status).not.toBe(200)
    const address = `${baseUrl}/storage/v1/object/public/hotel-images-parts/${begun.path}`
    expect((await harness.handle(new Request(address))).status).toBe(400)
    await harness.clients.admin.storage.from('hotel-images-parts').remove([begun.path])
  })

  test('is refused in Portuguese for lack of space, for a picture and for a film (IMG-11, VID-11)', async () => {
    const full = async (statement: string) => {
      await harness.database.driver.transaction(async (transaction) => {
        await transaction.exec('set local session_replication_role = replica')
        await transaction.exec(statement)
      })
    }
    await full(`insert into storage.objects (bucket_id, name, metadata)
      select 'hotel-images-parts', '${harness.userIds.admin}/full/' || n, '{"size": 52428800}' from generate_series(1, 4) n`)
    const sentence = expect.stringContaining('ão há lugar para mais este arquivo')
    expect(await beginUpload({ isFilm: false })).toEqual({ ok: false, error: sentence })
    expect(await beginUpload({ isFilm: true })).toEqual({ ok: false, error: sentence })
    await full(`delete from storage.objects where name like '%/full/%'`)
  })

  test('that was abandoned is removed after an hour, at the next upload (VID-10)', async () => {
    const [old, young] = [await begunUpload(), await begunUpload()]
    for (const { address } of [old, young]) await putFile(address, await jpeg())
    await harness.database.driver.query(
      `update storage.objects set created_at = now() - interval '61 minutes', updated_at = now() - interval '61 minutes'
       where name = $1`,
      [old.path],
    )
    await beginUpload({ isFilm: true })
    expect(await storedPaths()).not.toContain(old.path)
    expect(await storedPaths()).toContain(young.path)
    await harness.clients.admin.storage.from('hotel-images-parts').remove([young.path])
  })
})

describe('stored:', () => {
  test('an image with its location and author becomes a plain image', async () => {
    const { url } = await upload(await jpegWithPosition())
    const folder = `${baseUrl}/storage/v1/object/public/hotel-images/packages/gallery`
    expect(url).toMatch(new RegExp(`^${folder}/[\\w-]+-\\d{13}\\.jpg$`))
    const { headers, bytes } = await fetchStored(url)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toBe('max-age=3600')
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Maria Clara')).toBe(false)
  })

  test('a room’s images, named by time and position, even in the same millisecond', async () => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
    const bytes = await jpeg()
    const place = { folder: 'rooms/r-7', index: 2 }
    const urls = [(await upload(bytes, place)).url, (await upload(bytes, place)).url]
    clock.mockRestore()
    const folder = `${baseUrl}/storage/v1/object/public/hotel-images/rooms/r-7`
    expect(urls).toEqual([`${folder}/${now}_2.jpg`, `${folder}/${now + 1}_2.jpg`])
  })
})

describe('refused:', () => {
  // lib/media/images/encode.test.ts has every refused kind of file.
  test('half a picture', async () => {
    const half = (await jpeg()).subarray(0, 100)
    const sentence = 'Por favor, selecione apenas arquivos de imagem.*danificado ou incompleto'
    await expectNothingStored(async () => {
      expect(await upload(half)).toEqual({ error: expect.stringMatching(sentence) })
    })
  })

  test('one byte more than 5 MB, which is not read', async () => {
    const download = vi.spyOn(Object.getPrototypeOf(harness.clients.admin.storage.from('x')), 'download')
    await expectNothingStored(async () => {
      const answer = await upload(await jpegOfSize(limit + 1))
      expect(answer).toEqual({ error: 'A imagem deve ter no máximo 5MB.' })
    })
    expect(download).not.toHaveBeenCalled()
    download.mockRestore()
  })

  test('another folder', async () => {
    const folder = 'packages/../../x'
    await expectNothingStored(async () => {
      expect(await upload(await jpeg(), { folder })).toEqual({ error: 'Erro ao enviar imagem.' })
    })
  })

  test('an invalid position in the list, an invalid path and another person’s file', async () => {
    const { path, address } = await begunUpload()
    await putFile(address, await jpeg())
    const asked = { path, folder: 'rooms/r-7', index: 2, isFilm: false }
    const foreign = `${harness.userIds.viewer}/${path.split('/')[1]}`
    for (const wrong of [{ index: -1 }, { path: `${path}/../x` }, { path: foreign }])
      expect(await finishUpload({ ...asked, ...wrong })).toMatchObject({ ok: false })
    expect(await finishUpload(asked)).toMatchObject({ ok: true })
  })
})

async function begunUpload() {
  const begun = await beginUpload({ isFilm: false })
  if (!begun.ok) throw new Error(begun.error)
  return begun
}

const byPolicy = 'new row violates row-level security policy'

test.each<[string, object, string]>([
  [
    'fails',
    { upload: async () => ({ error: new StorageApiError('Internal Server Error', 500, '500', 'storage') }) },
    'Erro no upload: o armazenamento não respondeu; tente de novo em instantes',
  ],
  [
    'refuses a person who has just lost access',
    { upload: async () => ({ error: new StorageApiError(byPolicy, 400, '403', 'storage') }) },
    'Erro no upload: você não tem mais permissão para guardar arquivos',
  ],
  [
    'refuses',
    { upload: async () => ({ error: new StorageApiError('mime type', 400, '415', 'storage') }) },
    'Erro no upload: o armazenamento não guarda este tipo de arquivo',
  ],
  [
    'returns no address',
    { upload: async () => ({ error: null }), getPublicUrl: () => ({ data: { publicUrl: '' } }) },
    'Não foi possível obter a URL pública da imagem',
  ],
  ['throws', {}, 'Erro ao enviar imagem.'],
])('a storage that %s is reported with its sentence (IMG-11)', async (_, storage, error) => {
  const objects = harness.clients.admin.storage.from.bind(harness.clients.admin.storage)
  const from = vi
    .spyOn(harness.clients.admin.storage, 'from')
    .mockImplementation((bucket) => (bucket === 'hotel-images' ? Object(storage) : objects(bucket)))
  const answer = await upload(await jpeg())
  from.mockRestore()
  expect(answer).toEqual({ error })
})

test.each([
  ['createSignedUploadUrl', false],
  ['createSignedUploadUrl', true],
  ['download', false],
  ['download', true],
])(
  'a storage that fails at %s, film %s, is reported, and its words are logged once (IMG-11)',
  async (step, isFilm) => {
    const lines = vi.mocked(console.error).mockClear()
    const objects = harness.clients.admin.storage.from.bind(harness.clients.admin.storage)
    const failing = {
      [step]: async () => ({
        data: null,
        error: new StorageApiError('Bucket not found', 400, '404', 'storage'),
      }),
    }
    const from = vi
      .spyOn(harness.clients.admin.storage, 'from')
      .mockImplementation((bucket) => Object.assign(objects(bucket), failing))
    const answer = await upload(isFilm ? tinyMp4() : await jpeg(), { folder: 'hotel/background', isFilm })
    from.mockRestore()
    const begin = isFilm ? 'Erro ao enviar vídeo. O' : 'Erro no upload: o'
    expect(answer).toEqual({
      error: expect.stringMatching(`^${begin} arquivo não foi guardado \\(código 404\\)`),
    })
    const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(logged).toMatchObject([{ event: 'action_failed', code: '404', error: 'Bucket not found' }])
  },
)

test('the log of a refused upload has nothing of the file or its sender', async () => {
  forgetSharedState()
  const lines = vi.mocked(console.error).mockClear()
  await upload(Buffer.from(foreignCode))
  const logged = lines.mock.calls.map(([line]) => ({ ...JSON.parse(String(line)), time: 'now' }))
  expect(logged).toEqual([{ time: 'now', level: 'error', event: 'upload_refused', status: 415 }])
})

test('a film is stored with its index first, under a generated name (VID-10)', async () => {
  const { url } = await uploadFilm(tinyMp4({ indexFirst: false }))
  const folder = `${baseUrl}/storage/v1/object/public/hotel-images-videos/hotel/background`
  expect(url).toMatch(new RegExp(`^${folder}/[\\w-]+-\\d{13}\\.mp4$`))
  const { headers, bytes } = await fetchStored(url)
  expect(headers.get('content-type')).toBe('video/mp4')
  expect(headers.get('cache-control')).toBe('max-age=31536000')
  expect(bytes).toEqual(tinyMp4())
  expect(await storedPaths('hotel-images-parts')).toEqual([])
})

test('a file whose content is not a film is refused, and nothing of it is kept (VID-10)', async () => {
  const before = await storedPaths('hotel-images-videos')
  for (const [film, sentence] of [
    [tinyMp4({ codec: 'hvc1' }), 'HEVC (H.265)'],
    [Buffer.from('<script>alert(1)</script>'), 'não é um vídeo'],
  ] as const)
    expect(await uploadFilm(film)).toEqual({ error: expect.stringContaining(sentence) })
  expect(await storedPaths('hotel-images-videos')).toEqual(before)
  expect(await storedPaths('hotel-images-parts')).toEqual([])
})

test('a film is stored only in the hotel’s folders', async () => {
  for (const folder of ['rooms/r', 'hotel/../x'])
    expect(await uploadFilm(tinyMp4(), folder)).toEqual({ error: 'Erro ao enviar vídeo.' })
})

test('a hotel without a bucket gets an error before anything is sent', async () => {
  const rename = (bucket: string) =>
    harness.database.driver.exec(`update public.hotels set storage_bucket = ${bucket} where slug = 'hotel-a'`)
  await rename('null')
  expect(await uploadFilm(tinyMp4())).toEqual({
    error: 'Erro ao enviar vídeo. O hotel não tem onde guardar arquivos.',
  })
  await rename(`'hotel-images'`)
})
