import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashOfLink, newLinkToken } from '@/lib/team/link-token'
import { type Client, hotels, sharedHarness } from './harness.ts'
import { enrollTotp, makePerson, provePassword } from './people.ts'

const harness = sharedHarness()
let clerk: Client
let manager: Client
beforeAll(async () => {
  clerk = await (await makePerson(harness)).signIn()
  manager = await (await makePerson(harness, 'admin', { isManager: true })).signIn()
  // With these proofs, only the flag is missing.
  for (const client of [clerk, manager]) await provePassword(client)
})

const hotel = { p_hotel_id: hotels.a }
const link = () => ({ p_token_hash: hashOfLink(newLinkToken()) })
const person = async () => ({ ...hotel, p_user_id: (await makePerson(harness)).id })

/** Every function that only managers of the team may call. */
const managersOnly = {
  add_person: async (client: Client) => {
    const { email } = await makePerson(harness, null)
    const values = { p_email: email, p_name: 'Nova', p_is_manager: false }
    return client.rpc('add_person', { ...hotel, ...values, ...link() })
  },
  check_new_person: (client: Client) =>
    client.rpc('check_new_person', { ...hotel, p_email: 'nova@test.example' }),
  forget_person: (client: Client) => client.rpc('forget_person', { ...hotel, p_email: 'x@test.example' }),
  make_password_link: async (client: Client) =>
    client.rpc('make_password_link', { ...(await person()), ...link() }),
  register_site: (client: Client) => client.rpc('register_site', { ...hotel, p_site: 'a site' }),
  remove_person: async (client: Client) => client.rpc('remove_person', await person()),
  update_person: async (client: Client) =>
    client.rpc('update_person', { ...(await person()), p_name: 'Lia', p_is_manager: true }),
}

/** Functions for every administrator or every session; each checks its caller itself. */
const everyAdministrators = [
  ...[
    'apply_due_versions',
    'deleted_items',
    'history_changes',
    'history_content',
    'hotel_people',
    'import_content',
    'is_hotel_admin',
  ],
  ...[
    'is_hotel_manager',
    'is_on_team',
    'move_versions',
    'note_editing',
    'panel_access',
    'pending_of',
    'prove_password',
    'read_survey',
    'set_mfa_required',
    'site_content',
    'survey_summary',
    'undo_import',
  ],
]

test('each function that staff may call is for managers or for every administrator', () => {
  const catalogue = readFileSync(join(import.meta.dirname, '../catalogue.txt'), 'utf8')
  const callable = [...catalogue.matchAll(/^grant execute on public\.(\w+) to authenticated$/gm)]
  expect(callable.map(([, name]) => name)).toEqual(
    [...Object.keys(managersOnly), ...everyAdministrators].toSorted(),
  )
})

test.each(Object.entries(managersOnly))('%s serves a manager and nobody else', async (_, call) => {
  const owing = await makePerson(harness, 'admin', { isManager: true })
  await enrollTotp(await owing.signIn())
  const withoutCode = await owing.signIn()
  const { anon, stranger, viewer, otherAdmin } = harness.clients
  for (const client of [anon, stranger, viewer, otherAdmin, clerk, withoutCode]) {
    expect((await call(client)).error?.code).toBe('42501')
    expect((await client.rpc('is_hotel_manager', hotel)).data).not.toBe(true)
  }
  expect((await call(manager)).error).toBeNull()
})

describe('the brand', () => {
  const table = (client: Client) => client.from('hotel_configurations')
  const fields = {
    ...{ name: 'Outra', tagline: 'Outra linha', letters: 'leve', emblem: 'wave', scenery: 'coast' },
    ...{ logo_url: 'https://x.example/l.png', mark_url: 'https://x.example/m.png' },
    ...{ primary_color: '#111111', accent_color: '#222222' },
  }
  const readStored = async () => {
    const { data } = await table(harness.service).select().eq('hotel_id', hotels.a).single().throwOnError()
    return data
  }

  test.each(Object.entries(fields))('a clerk cannot change %s, and a manager can', async (field, value) => {
    const before = await readStored()
    const values: Partial<typeof fields> = { [field]: value }
    const change = (client: Client) => table(client).update(values).eq('hotel_id', hotels.a)
    expect((await change(clerk)).error).toMatchObject({ code: '42501', hint: 'brand' })
    expect(await readStored()).toEqual(before)
    expect((await change(manager)).error).toBeNull()
    expect(await readStored()).toMatchObject({ [field]: value })
  })

  test('a clerk can change the address beside an unchanged brand', async () => {
    const { name, primary_color } = await readStored()
    const change = { name, primary_color, address: 'Estrada da Serra, 1' }
    expect((await table(clerk).update(change).eq('hotel_id', hotels.a)).error).toBeNull()
    expect(await readStored()).toMatchObject(change)
  })

  test('a clerk cannot change it by an import or by undoing one', async () => {
    const readContentAt = async (primary_color: string) => {
      const { version } = await readStored()
      const versions = { p_versions: { configuration: version } }
      return { ...hotel, ...versions, p_content: { configuration: { primary_color } } }
    }
    const before = await readStored()
    const refused = await clerk.rpc('import_content', await readContentAt('#333333'))
    expect(refused.error).toMatchObject({ code: '42501', hint: 'brand' })
    expect(await readStored()).toEqual(before)
    const { data } = await manager.rpc('import_content', await readContentAt('#333333')).throwOnError()
    const { version } = Object(data)
    const undone = await clerk.rpc('undo_import', { ...hotel, p_version: version })
    expect(undone.error).toMatchObject({ code: '42501', hint: 'brand' })
    expect(await readStored()).toMatchObject({ primary_color: '#333333' })
    await manager.rpc('undo_import', { ...hotel, p_version: version }).throwOnError()
    expect(await readStored()).toMatchObject({ primary_color: before?.primary_color })
  })

  test('starts without emblem and landscape in a new hotel, and a second setup changes neither', async () => {
    const args = { p_slug: 'nova', p_name: 'Nova', p_tagline: '', p_configuration: {} }
    const { data: id } = await harness.service.rpc('set_up_hotel', args).throwOnError()
    const row = table(harness.service)
    const drawings = async () => {
      const { data } = await row.select('emblem, scenery').eq('hotel_id', String(id)).single().throwOnError()
      return data
    }
    expect(await drawings()).toEqual({ emblem: 'none', scenery: 'none' })
    await row.update({ emblem: 'sun' }).eq('hotel_id', String(id)).throwOnError()
    await harness.service.rpc('set_up_hotel', args).throwOnError()
    expect(await drawings()).toEqual({ emblem: 'sun', scenery: 'none' })
  })

  test('cannot be set by a clerk who creates the row', async () => {
    const row = `public.hotel_configurations where hotel_id = '${hotels.a}'`
    await harness.database.driver.exec(`delete from ${row}`)
    const insert = (client: Client) => table(client).insert({ hotel_id: hotels.a, primary_color: '#444444' })
    expect((await insert(clerk)).error).toMatchObject({ code: '42501', hint: 'brand' })
    expect((await insert(manager)).error).toBeNull()
  })
})
