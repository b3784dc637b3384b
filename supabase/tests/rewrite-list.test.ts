import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ActionError } from '@/lib/access/errors'
import type { StoredItem } from '@/lib/content/list'
import { findItem, insertItem, removeItem, replaceItem } from '@/lib/content/list'
import { rewriteList, tryRewrite } from '@/lib/content/rewrite-list'
import { registry } from '@/lib/site/registry'
import { adminOf, adminOnLine } from './admin.ts'
import { historyOf, hotels, sharedHarness, storedList } from './harness.ts'

const writers = 8
const changesEach = 5

const harness = sharedHarness()

const readStored = (hotelId = hotels.a) => storedList(harness, 'rooms', hotelId)

test('eight writers of two processes lose no change, and every write has its history row (SAVE-1)', async () => {
  const shared = ['a', 'b', 'c'].map((id) => ({ id, count: 0 }))
  const start = await rewriteList(adminOf(harness), registry.rooms, () => shared)
  const written: { version: number; change: (list: StoredItem[]) => StoredItem[] }[] = []
  // Imports them one after the other, because simultaneous imports would return the same module.
  const instances = [await freshModule(), await freshModule()]
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const write = instances[writer % instances.length]?.rewriteList ?? rewriteList
      for (let turn = 0; turn < changesEach; turn++) {
        const change = changeOf(writer, turn)
        const { version } = await write(adminOf(harness), registry.rooms, change)
        written.push({ version, change })
      }
    }),
  )

  const inOrder = written.toSorted((a, b) => a.version - b.version)
  const rows = (await historyOf(harness, 'rooms')).filter(({ version }) => version > start.version)
  expect(inOrder.map(({ version }) => version)).toEqual(rows.map(({ version }) => version))
  expect(rows).toHaveLength(writers * changesEach)
  let model: StoredItem[] = shared
  for (const [index, { change }] of inOrder.entries()) {
    model = change(model)
    expect(rows[index]?.data).toEqual(model)
  }
  expect(await readStored()).toEqual({ data: model, version: start.version + writers * changesEach })
  expect(model.filter(({ id }) => id.startsWith('w'))).toHaveLength(writers)
  expect(model.reduce((sum, { count }) => sum + Number(count ?? 0), 0)).toBe(writers * (changesEach / 5))
}, 180_000)

/**
 * Returns one of five kinds of change in turn. Each changes something in any order of the writers; all share the counts.
 */
function changeOf(writer: number, turn: number): (list: StoredItem[]) => StoredItem[] {
  const own = `w${writer}-${Math.floor(turn / 5)}`
  const last = `w${writer}-${Math.floor(turn / 5) - 1}`
  const shared = 'abc'.charAt((writer + turn) % 3)
  switch (turn % 5) {
    case 0:
      return (list) => [...list, { id: own }]
    case 1:
      return (list) => replaceItem(list, own, { id: own, writer })
    case 2:
      return (list) => {
        const count = Number(findItem(list, shared)?.count) + 1
        return replaceItem(list, shared, { id: shared, count })
      }
    case 3:
      return (list) => insertItem(removeItem(list, own), { id: own, turn }, writer)
    default:
      return (list) => replaceItem(removeItem(list, last), own, { id: own, turn })
  }
}

/** Imports the module as another process would, without this one's queue. */
async function freshModule() {
  vi.resetModules()
  return import('@/lib/content/rewrite-list')
}

describe('a write', () => {
  beforeEach(() => rewriteList(adminOf(harness), registry.rooms, () => [{ id: 'r1' }]))

  test('creates the list of a hotel that has none, even when two create it at once', async () => {
    const empty = adminOf(harness, hotels.c)
    const { rewriteList: elsewhere } = await freshModule()
    await Promise.all(
      [rewriteList, elsewhere].map((write, index) =>
        write(empty, registry.rooms, (list) => [...list, { id: `r${index}` }]),
      ),
    )
    const { data, version } = await readStored(hotels.c)
    expect([version, ...data.map(({ id }) => id).toSorted()]).toEqual([2, 'r0', 'r1'])
  })

  test('leaves nothing if its change refuses, and returns the refusal', async () => {
    const before = await readStored()
    const failure = { ok: false, error: 'Não.' } as const
    const refuse = () => {
      throw new ActionError(failure)
    }
    expect(await tryRewrite(adminOf(harness), registry.rooms, refuse)).toEqual(failure)
    expect(await readStored()).toEqual(before)
  })

  test('leaves nothing if the database refuses it, and returns the database’s message', async () => {
    const before = await readStored()
    const twice = () => [{ id: 'x' }, { id: 'x' }]
    await expect(rewriteList(adminOf(harness), registry.rooms, twice)).rejects.toMatchObject({
      message: expect.stringMatching(/^Erro ao salvar no banco: .*hotel_content_ids/),
    })
    expect(await readStored()).toEqual(before)
  })

  test('that never arrives leaves nothing and says so; the next writer does not wait', async () => {
    const before = await readStored()
    const deaf = await adminOnLine(harness, async (request, send) => {
      if (request.method === 'PATCH') throw new TypeError('fetch failed')
      return send(request)
    })
    const [lost, next] = await Promise.allSettled([
      rewriteList(deaf, registry.rooms, (list) => [...list, { id: 'lost' }]),
      rewriteList(adminOf(harness), registry.rooms, (list) => [...list, { id: 'next' }]),
    ])
    const message = 'Erro ao salvar no banco: TypeError: fetch failed'
    expect(lost).toMatchObject({ reason: { message } })
    expect(next).toMatchObject({ value: { version: before.version + 1 } })
    expect(await readStored()).toMatchObject({ data: [{ id: 'r1' }, { id: 'next' }] })
  })

  test('with a lost response is recognised as written (SAVE-3)', async () => {
    const before = await readStored()
    const cut = await adminOnLine(harness, async (request, send) => {
      const response = await send(request)
      if (request.method === 'PATCH') throw new TypeError('fetch failed')
      return response
    })
    const written = await rewriteList(cut, registry.rooms, (list) => [...list, { id: 'r2' }])
    expect(written).toMatchObject({ list: [{ id: 'r1' }, { id: 'r2' }], version: before.version + 1 })
  })

  test('to another or an unknown hotel is refused, whatever its change says (SAVE-11)', async () => {
    const throwGone = () => {
      throw new ActionError({ ok: false, error: 'Este item já foi excluído.' })
    }
    for (const hotelId of [hotels.b, '00000000-0000-4000-8000-0000000000ff']) {
      const nowhere = adminOf(harness, hotelId)
      for (const change of [(list: StoredItem[]) => list, throwGone])
        expect(await tryRewrite(nowhere, registry.rooms, change)).toMatchObject({ title: 'Acesso negado' })
    }
  })

  test('by a person without the role is refused and changes nothing (SAVE-11)', async () => {
    const before = await readStored()
    const intruder = { ...adminOf(harness), supabase: harness.clients.viewer }
    const error = 'Você não tem permissão para acessar esta página.'
    expect(await tryRewrite(intruder, registry.rooms, () => [])).toMatchObject({ ok: false, error })
    expect(await readStored()).toEqual(before)
  })

  test('is refused if the person’s role ends between reading and writing', async () => {
    const before = await readStored()
    const role = (name: string) =>
      harness.database.driver.query('update public.user_hotel_access set role = $1 where user_id = $2', [
        name,
        harness.userIds.admin,
      ])
    const sacked = await adminOnLine(harness, async (request, send) => {
      if (request.method === 'PATCH') await role('viewer')
      return send(request)
    })
    try {
      expect(await tryRewrite(sacked, registry.rooms, () => [])).toMatchObject({ title: 'Acesso negado' })
    } finally {
      await role('admin')
    }
    expect(await readStored()).toEqual(before)
  })
})
