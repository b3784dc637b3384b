import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { deleteItem, duplicateItem, moveItem, saveItem, setItemActive } from '@/app/admin/_list/actions'
import {
  saveAbout,
  saveConfiguration,
  saveHeroCall,
  saveHeroFilms,
  saveHeroMedia,
} from '@/app/admin/_sections/actions'
import { blanks } from '@/lib/content/fields/field'
import { rewriteList } from '@/lib/content/rewrite-list'
import { updateSingle } from '@/lib/content/update-single'
import { aboutFields, configurationFields, heroFields } from '@/lib/hotel/fields'
import { packageFields } from '@/lib/packages/fields'
import { roomFields } from '@/lib/rooms/fields'
import { lists, registry } from '@/lib/site/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { sharedHarness } from './harness.ts'

const { checkAdmin, publishSite, refresh } = vi.hoisted(() => ({
  checkAdmin: vi.fn(),
  publishSite: vi.fn(),
  refresh: vi.fn(),
}))

vi.mock('next/cache', () => ({ refresh }))
vi.mock('@/lib/site/publish', () => ({ publishSite }))
vi.mock('@/lib/access/guard', () => ({ checkAdmin }))

const english = 'new row for relation "hotel_content" violates check constraint "hotel_content_ids"'
const reason = 'o conteúdo passa dos limites do banco de dados'

const harness = sharedHarness()
let log: ReturnType<typeof vi.spyOn>
beforeAll(async () => {
  for (const list of lists)
    await rewriteList(adminOf(harness), list, () => ['a', 'b'].map((id) => ({ id, slug: id })))
  for (const section of ['hero', 'about', 'configuration'] as const) {
    const edit = { expectedValues: {}, values: {}, force: true }
    await updateSingle(adminOf(harness), registry[section], edit)
  }
})

/** Everything can be read, and nothing written. */
beforeEach(async () => {
  vi.clearAllMocks()
  log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const admin = await adminOnLine(harness, async (request, send) =>
    ['PATCH', 'POST'].includes(request.method)
      ? Response.json({ code: '23514', message: english, details: null, hint: null }, { status: 400 })
      : send(request),
  )
  checkAdmin.mockResolvedValue({ admin })
})

const pkg = {
  ...blanks(packageFields),
  name: 'Natal',
  slug: 'natal',
  price: '900',
  images: { principal: '/images/a.jpg', gallery: [] },
}
const room = {
  ...blanks(roomFields),
  name: 'Chalé',
  category: 'premium',
  description: 'Bom.',
  bed_configuration: '1 cama',
}
const hero = { ...blanks(heroFields), title: 'T', mobile_background_url: 'https://vimeo.com/76979871' }

const item = (list: 'packages' | 'rooms', values: Record<string, unknown>) => () =>
  saveItem({ list, id: 'c', expectedFingerprint: null, force: false, values })
const remove = (list: 'packages' | 'rooms') => () =>
  deleteItem({ list, id: 'a', expectedFingerprint: '', force: true })
const section = { expectedValues: {}, force: true }

const sentences: [string, () => Promise<object>][] = [
  ['Erro ao excluir pacote.', remove('packages')],
  ['Erro ao salvar quarto.', item('rooms', room)],
  ['Erro ao atualizar acomodação.', () => setItemActive({ list: 'rooms', id: 'a', active: false })],
  ['Erro ao atualizar acomodação.', () => moveItem({ list: 'rooms', id: 'b', after: null })],
  ['Erro ao excluir acomodação.', remove('rooms')],
  ['Erro ao salvar seção Hero.', () => saveHeroMedia({ ...section, values: hero })],
  ['Erro ao salvar seção Hero.', () => saveHeroFilms({ ...section, values: hero })],
  ['Erro ao salvar seção Hero.', () => saveHeroCall({ ...section, values: hero })],
  [
    'Erro ao salvar seção Sobre.',
    () => saveAbout({ ...section, values: { ...blanks(aboutFields), title: 'T' } }),
  ],
  [
    'Erro ao salvar configurações.',
    () => saveConfiguration({ ...section, values: { ...blanks(configurationFields), address: 'A' } }),
  ],
  // The one whose catalogue text falls back to what was thrown: in Portuguese.
  [`Erro ao salvar no banco: ${reason}`, item('packages', pkg)],
  [`Erro ao salvar no banco: ${reason}`, () => setItemActive({ list: 'packages', id: 'a', active: false })],
  [`Erro ao salvar no banco: ${reason}`, () => duplicateItem({ list: 'packages', id: 'a' })],
]

test.each(sentences)(
  '%s: a refusing database is told like that, and its own words are logged',
  async (error, act) => {
    expect(await act()).toEqual({ ok: false, error })
    expect(log.mock.calls.flat().join('\n')).toContain('violates check constraint')
    expect(publishSite).not.toHaveBeenCalled()
  },
)
