import { describe, expect, test } from 'vitest'
import { blankValues } from '@/lib/content/fields/field'
import { rewriteItem, saveStoredItem } from '@/lib/content/save-item'
import { isTooLarge, storedBytes } from '@/lib/content/stored-size'
import { packageFields } from '@/lib/packages/fields'
import { packageForm } from '@/lib/panel/packages/form'
import { registry } from '@/lib/panel/registry'
import type { Json } from '@/lib/supabase/database.types'
import { adminOf } from './admin.ts'
import { setList, sql } from './content.ts'
import { hotels, sharedHarness } from './harness.ts'

const newPackage = blankValues(packageFields)

const harness = sharedHarness()

const tooLarge = { status: 400, code: '23514' }
const kilobytes = (count: number) => 'x'.repeat(count * 1024)

/** Writes without the application, with the administrator's own session. */
function write(section: string, data: Json) {
  const row = { hotel_id: hotels.a, section, data }
  return harness.clients.admin.from('hotel_content').upsert(row, { onConflict: 'hotel_id,section' })
}

async function writeRooms(data: Json) {
  const { error, status } = await write('rooms', data)
  return { status, code: error?.code }
}

async function withoutBound(table: string, write: () => PromiseLike<unknown>) {
  const { driver } = harness.database
  await driver.exec(`alter table public.${table} disable trigger bound`)
  await write()
  await driver.exec(`alter table public.${table} enable trigger bound`)
}

describe('the database', () => {
  test('stores a large list, and refuses a huge one and a huge item', async () => {
    const rooms = (count: number, size: number) =>
      Array.from({ length: count }, (_, number) => ({ id: `${number}`, text: kilobytes(size) }))
    expect(await writeRooms(rooms(15, 100))).toMatchObject({ code: undefined })
    expect(await writeRooms(rooms(25, 100))).toEqual(tooLarge)
    expect(await writeRooms(rooms(1, 300))).toEqual(tooLarge)
  })

  test('measures a list as the panel does, and refuses a save that does not fit with a sentence (SAVE-19)', async () => {
    const most = 2 ** 21
    const item = {
      id: 'p1',
      slug: 'p1',
      name: 'Páscoa\n"à beira"',
      price: 1.5,
      images: { gallery: [], principal: null },
    }
    const full = (bytes: number) => {
      const items = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
        ...item,
        id: `p${n}`,
        slug: `p${n}`,
        text: '',
      }))
      const missing = bytes - storedBytes(items)
      return items.map((one, n) => ({ ...one, text: 'x'.repeat(Math.floor((missing + n) / 9)) }))
    }
    const list = full(most - 1)
    expect((await write('packages', list)).error).toBeNull()
    const longer = list.map((one, place) => (place === 0 ? { ...one, name: `${one.name}..` } : one))
    expect(storedBytes(longer)).toBe(most + 1)
    expect(isTooLarge(longer, list)).toBe(true)
    const written = await rewriteItem(
      adminOf(harness),
      registry.packages,
      () => undefined,
      () => longer,
    )
    expect('error' in written && written.error).toBe(
      'Não cabe mais nada nesta lista: exclua itens que não usa mais, ou encurte textos, e salve de novo.',
    )
    const [{ bytes } = { bytes: 0 }] = await sql(
      harness,
      `select octet_length(data::text) as bytes from public.hotel_content where hotel_id = $1 and section = 'packages'`,
      [hotels.a],
    )
    expect(bytes).toBe(most - 1)
    await setList(harness, 'packages', [])
  })

  test('lets a list that is already too large change and shrink, but not grow', async () => {
    const list = (size: number) => [{ id: 'old', text: kilobytes(size), active: true }]
    await withoutBound('hotel_content', () => writeRooms(list(900)))
    const [room] = list(900)
    expect(await writeRooms([{ ...room, active: false }])).toMatchObject({ code: undefined })
    expect(await writeRooms(list(980))).toEqual(tooLarge)
    expect(await writeRooms(list(500))).toMatchObject({ code: undefined })
    expect(await writeRooms(list(900))).toEqual(tooLarge)
  })

  test('refuses a huge text of a section', async () => {
    const write = async (description: string) => {
      const table = harness.clients.admin.from('about_sections')
      const { error, status } = await table.update({ description }).eq('hotel_id', hotels.a)
      return { status, code: error?.code }
    }
    expect(await write(kilobytes(900))).toEqual(tooLarge)
    expect(await write(kilobytes(30))).toMatchObject({ code: undefined })
    await withoutBound('about_sections', () => write(kilobytes(900)))
    expect(await write(kilobytes(10))).toMatchObject({ code: undefined })
  })
})

describe('a list that would break the site is refused', () => {
  const broken: [string, Json][] = [
    ['JSON null', null],
    ['an object', {}],
    ['an item that is no object', [{ id: 'a', slug: 'a' }, 'b']],
    ['an item without id', [{ slug: 'a' }]],
    ['a number as id', [{ id: 1, slug: 'a' }]],
    ['an id used twice', ['a', 'b'].map((slug) => ({ id: 'a', slug }))],
    ['a package without slug', [{ id: 'a' }]],
    ['a slug used twice', ['a', 'b'].map((id) => ({ id, slug: 'a' }))],
  ]
  test.each(broken)('%s', async (_name, data) => {
    const { error, status } = await write('packages', data)
    // A top-level JSON null arrives as SQL null.
    expect({ status, code: error?.code }).toEqual({ status: 400, code: data === null ? '23502' : '23514' })
  })

  // registry.test.ts tests the names of lists.
  test('a malformed colour', async () => {
    const table = harness.clients.admin.from('hotel_configurations')
    const { error, status } = await table.update({ primary_color: 'red;x' }).eq('hotel_id', hotels.a)
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' })
  })
})

describe('an item', () => {
  const { panel } = registry.packages
  const packages = { ...registry.packages, panel: { ...panel, store: (values: object) => ({ ...values }) } }
  const save = (id: string, fields: Record<string, unknown>) =>
    saveStoredItem(adminOf(harness), packages, { id, expectedFingerprint: null, force: true, values: fields })

  test('is limited as a whole, including unknown fields', async () => {
    const smuggled = { slug: 'grande', unknown: kilobytes(900) }
    expect(await save('large', smuggled)).toEqual({
      ok: false,
      error: 'Este item ficou grande demais: encurte textos ou listas.',
    })
  })

  test('is stored with the maximum in every field', async () => {
    const list = Array.from({ length: 40 }, (_, item) => `${item} ${'á'.repeat(197)}`)
    const address = `/images/${'a'.repeat(1988)}.jpg`
    const full = packageForm.parse({
      ...newPackage,
      name: 'á'.repeat(120),
      slug: 'a'.repeat(120),
      title: 'á'.repeat(160),
      description: '“á”\n'.repeat(1000),
      price: '1.000.000,00',
      features: list,
      highlights: list,
      images: { principal: address, gallery: Array.from({ length: 4 }, () => address) },
    })
    expect(await save('full', full)).toMatchObject({ ok: true })
  })

  test('that is already too large can change, but not grow (SAVE-10)', async () => {
    const old = { id: 'old', slug: 'antigo', name: 'Antigo', unknown: kilobytes(100) }
    await setList(harness, 'packages', [old])
    expect(await save('old', { name: 'Velho' })).toMatchObject({
      ok: true,
      item: { unknown: old.unknown },
    })
    expect(await save('old', { name: 'Velho, e mais comprido' })).toMatchObject({ ok: false })
  })
})

describe('a section’s image', () => {
  const foreign = 'https://evil.example/logo.png'
  const ofOthers = 'https://evil.example/storage/v1/object/public/x/logo.png'
  const problem = { logo_url: 'O site só mostra imagens enviadas por aqui.' }
  const save = (logo_url: string, before: string, force = true) =>
    saveStoredItem(adminOf(harness), registry.configuration, {
      ...{
        id: 'configuration',
        values: { logo_url },
        expectedFingerprint: null,
        before: { logo_url: before },
      },
      force,
    })

  test('is compared with the stored one, not with the browser’s claim', async () => {
    expect(await save(foreign, foreign)).toMatchObject({ ok: true, item: { logo_url: null } })
    expect(await save(foreign, '')).toMatchObject({ ok: false, fieldErrors: problem })
    expect(await save(foreign, '', false)).toMatchObject({ ok: false, fieldErrors: problem })
    expect(await save(ofOthers, '')).toMatchObject({ ok: false, fieldErrors: problem })
    expect(await save(foreign, foreign, false)).toMatchObject({ ok: true, item: { logo_url: null } })
    const { data } = await harness.service
      .from('hotel_configurations')
      .select('logo_url')
      .eq('hotel_id', hotels.a)
      .single()
    expect(data?.logo_url).toBeNull()
  })

  test('does not prevent changes of other fields if already stored', async () => {
    const stored = harness.service.from('hotel_configurations').update({ logo_url: foreign })
    expect((await stored.eq('hotel_id', hotels.a)).error).toBeNull()
    const values = { logo_url: foreign, phone: '(24) 5550-0142' }
    const edit = { values, expectedFingerprint: null, before: { logo_url: '', phone: '' }, force: true }
    const saved = await saveStoredItem(adminOf(harness), registry.configuration, {
      id: 'configuration',
      ...edit,
    })
    expect(saved).toMatchObject({ ok: true, item: values })
  })
})
