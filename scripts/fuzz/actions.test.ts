import './setup.ts'
import { expect, test, vi } from 'vitest'
import type { StoredItem } from '@/lib/content/list'
import { actionTargets, world } from './actions.ts'
import { readBudget, report } from './budget.ts'
import { share } from './run.ts'

type Named = { name: string }

const { supabase } = vi.hoisted(() => ({
  supabase: {
    functions: { invoke: async () => ({ data: null, error: new Error('off') }) },
    rpc: async () => ({ data: { version: 2 }, error: null }),
  },
}))

vi.mock('next/cache', () => ({ refresh: vi.fn(), revalidatePath: vi.fn() }))
vi.mock('@/lib/site/publish', () => ({ publishSite: async () => true }))
vi.mock('@/lib/auth/session', () => ({
  signInAsAdmin: async () => undefined,
  endSession: async () => undefined,
}))
vi.mock('@/lib/session/server', () => ({ createServerSupabase: async () => ({}) }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [], get: () => undefined, delete: () => undefined }),
}))
vi.mock('@/lib/auth/guard', () => {
  const checkAdmin = async () => ({
    admin: { userId: 'u', email: 'a@b.example', hotelId: 'h', bucket: '', supabase },
  })
  return { checkAdmin, checkAdminInSetup: checkAdmin }
})
const done = vi.hoisted(() => async () => ({ ok: true }))
vi.mock('@/lib/auth/visitor-address', () => ({ addressOfVisitor: async () => '127.0.0.1' }))
vi.mock('@/lib/account/password-change', () => ({ changeOwnPassword: done }))
vi.mock('@/lib/account/end-sessions', () => ({ endAllSessions: done }))
vi.mock('@/lib/account/code-step', () => ({ passCodeStep: async () => undefined }))
vi.mock('@/lib/account/factors', () => ({
  beginFactor: done,
  confirmFactor: done,
  removeFactor: done,
  demandSecondFactor: done,
}))
vi.mock('@/lib/team/change-team', () => ({
  admitPerson: done,
  issuePasswordLink: done,
  updatePerson: done,
  dismissPerson: done,
}))
vi.mock('@/lib/team/password-link', () => ({ setPasswordByLink: done }))
vi.mock('@/lib/team/password-mail', () => ({ setPasswordByMail: done, sendPasswordMail: done }))
vi.mock('@/lib/auth/names', () => ({ namesOf: async () => ({}) }))
vi.mock('@/lib/content/drafts', () => ({
  readDraft: async () => undefined,
  writeDraft: async () => ({ version: 1 }),
  removeDraft: async () => true,
}))
vi.mock('@/lib/content/preview-links', () => ({
  isPreviewToken: () => false,
  makePreviewLink: async () => 'previa',
  readPreviewLinks: async () => [],
  revokePreviewLink: async () => undefined,
}))
vi.mock('@/lib/site/panel-search', () => ({ searchEntries: async () => [] }))
vi.mock('@/lib/site/unused-images', () => ({ deleteUnusedImages: async () => [] }))
vi.mock('@/lib/content/versions', () => {
  const dataOf = (section: string) => structuredClone(world.lists[section] ?? world.sections[section])
  const at = '2026-11-22T10:00:00Z'
  return {
    getVersions: async (_: unknown, section: string, { before = 3 }: { before?: number }) => [
      { version: before - 1, at, by: null, data: dataOf(section) },
    ],
    findVersion: async (_: unknown, section: string, isIt: (data: unknown) => unknown) =>
      isIt(dataOf(section)) && { version: 2, at, by: null, data: dataOf(section) },
    stepOf: async (_: unknown, section: string, version: number) => ({
      before: dataOf(section),
      after: [],
      at,
      previous: version - 1,
    }),
  }
})
vi.mock('@/lib/content/rewrite-list', async () => {
  const { ActionError } = await import('@/lib/action/errors')
  const rewriteList = async (_: unknown, { name }: Named, change: (list: StoredItem[]) => StoredItem[]) => {
    const list = change(world.lists[name] ?? [])
    world.lists[name] = list
    return { list, version: 2 }
  }
  const tryRewrite = (...change: Parameters<typeof rewriteList>) =>
    rewriteList(...change).then(
      (written) => ({ ok: true, ...written }),
      (error) => {
        if (error instanceof ActionError) return error.result
        throw error
      },
    )
  const readItems = async (_: unknown, { name }: Named) => world.lists[name] ?? []
  return { ActionError, readItems, rewriteList, tryRewrite }
})
vi.mock('@/lib/content/single', () => ({
  readSingle: async (_: unknown, { name }: Named) => ({ values: world.sections[name] ?? {}, version: 1 }),
  writeSingle: async (_: unknown, { name }: Named, __: unknown, values: object) => {
    world.sections[name] = { ...world.sections[name], ...values }
    return { values: world.sections[name], version: 2 }
  },
}))
vi.spyOn(console, 'error').mockImplementation((line: unknown) => {
  if (String(line).includes('"action_failed"')) world.surprises.push(String(line))
})

const { seed, inputs } = readBudget(500, 0.15)
const targets = await actionTargets()

test.each(share(targets, inputs).map(([target, runs]) => [target.name, target, runs] as const))(
  '%s',
  async (_, target, runs) => {
    const row = await target.run(seed, runs)
    report(row)
    expect(row.finding).toBeUndefined()
  },
  1_800_000,
)
