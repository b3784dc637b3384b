import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { publishedFiles } from '@/lib/publication/published'
import { purgeCaches } from '@/lib/publication/purge'
import { siteLoader } from '@/lib/publication/site-loader'
import { publicationState } from '@/lib/server/cache/shared.mjs'
import { eachTestFolder } from '@/scripts/lib/test-folder'
import { publishSite } from './publish'
import { contentOf } from './test-site'

const { dataDir, backend, noVersion } = vi.hoisted(() => ({
  dataDir: { path: '' },
  backend: vi.fn(),
  noVersion: () => Promise.reject(new Error('no version')),
}))

vi.mock('next/cache', () => ({ revalidatePath: vi.fn() }))
vi.mock('next/server', () => ({ after: vi.fn() }))
vi.mock('@/lib/publication/purge', () => ({ purgeCaches: vi.fn() }))
vi.mock('@/lib/env', () => ({
  env: () => ({ SUPABASE_URL: 'http://backend.example', HOTEL_SLUG: 'quaresmeira', DATA_DIR: dataDir.path }),
}))
vi.mock('@/lib/supabase/public', () => ({
  getPublicClient: () => ({
    rpc: (name: string) => ({
      retry: () => ({ abortSignal: name === 'site_content' ? backend : noVersion }),
    }),
  }),
}))

const storage = 'https://backend.example/storage/v1/object/public/b'
const document = {
  hotel: { id: 'h', slug: 'quaresmeira', name: 'Quaresmeira' },
  hero: { title: 'Antes' },
  packages: [{ id: '1', slug: 'natal', name: 'Natal', category: 'familia', price: 100 }],
}

eachTestFolder((folder) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  dataDir.path = folder
})
afterEach(() => void vi.restoreAllMocks())

test('the whole site is invalidated after the content is available', async () => {
  backend.mockResolvedValueOnce({ data: document, error: null })
  expect(await publishSite()).toBe(true)
  expect(revalidatePath).toHaveBeenCalledExactlyOnceWith('/', 'layout')
  expect(contentOf(await siteLoader().read()).hero.title).toBe('Antes')
})

test('a save is visible without the backend; drafts and other sections do not change it', async () => {
  backend.mockResolvedValue({ data: null, error: { message: 'caiu' } })
  const [natal] = document.packages
  const packages = [
    natal,
    { ...natal, id: '2', slug: 'rascunho', active: false, images: { principal: `${storage}/rascunho.jpg` } },
    { ...natal, id: '3', slug: 'nova', images: { principal: `${storage}/nova.jpg` } },
  ]
  expect(await publishSite({ packages, hero: undefined })).toBe(true)
  const published = await siteLoader().read()
  const site = contentOf(published)
  expect(site.packages.map(({ slug }) => slug)).toEqual(['natal', 'nova'])
  expect(site.hero.title).toBe('Antes')
  // Their pictures are not published either (MEDIA-6).
  expect([...publishedFiles(published).keys()]).toEqual(['original/b/nova.jpg'])
  // Even if nothing was saved, pages are invalidated.
  vi.mocked(revalidatePath).mockClear()
  expect(await publishSite()).toBe(false)
  expect(revalidatePath).toHaveBeenCalledOnce()
})

test('a cache in front is purged only after the pages are invalidated', async () => {
  backend.mockResolvedValue({ data: document, error: null })
  publicationState().publishedAt = 0
  const purging = Promise.resolve()
  vi.mocked(purgeCaches).mockImplementation(() => {
    expect(publicationState().publishedAt).toBeGreaterThan(0)
    return purging
  })
  await publishSite()
  expect(after).toHaveBeenCalledExactlyOnceWith(purging)
})
