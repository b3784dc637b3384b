import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fingerprint } from '@/lib/content/fingerprint'
import { parseSite } from '@/lib/site/document'
import { assertSound } from './invariants.ts'
import { describeInput, mutated } from './mutations.ts'
import { publicPages, renderSite } from './pages.ts'
import { type Runnable, target, type Verdict } from './run.ts'
import * as samples from './samples.ts'

export const world = {
  lists: {} as Record<string, (Record<string, unknown> & { id: string })[]>,
  sections: {} as Record<string, Record<string, unknown>>,
  surprises: [] as string[],
}

function resetWorld(): void {
  world.lists = {
    packages: structuredClone(samples.storedPackages),
    rooms: structuredClone(samples.storedRooms),
  }
  world.sections = {
    hero: { ...samples.storedHero },
    about: { ...samples.storedAbout },
    configuration: { ...samples.storedConfiguration },
  }
  world.surprises = []
}

const { id: pkg = '' } = samples.storedPackages[0] ?? {}
const { id: room = '' } = samples.storedRooms[0] ?? {}
const edit = { expectedFingerprint: null, force: true }
const packages = { list: 'packages' }
const rooms = { list: 'rooms' }
const person = '5d3c1a52-0f5e-4b8e-9c56-6f1f2f7b9a01'

const calls: Record<string, unknown[]> = {
  saveHeroMedia: [{ values: samples.sentSections.heroMedia, expectedValues: {}, force: true }],
  saveHeroCall: [{ values: samples.sentSections.heroCall, expectedValues: {}, force: true }],
  saveHeroFilms: [{ values: samples.sentSections.heroFilms, expectedValues: {}, force: true }],
  saveAbout: [{ values: samples.sentSections.about, expectedValues: samples.storedAbout, force: false }],
  saveConfiguration: [{ values: samples.sentSections.configuration, expectedValues: {}, force: true }],
  saveBrand: [{ values: samples.sentSections.brand, expectedValues: {}, force: true }],
  saveItem: [
    { ...packages, ...edit, id: pkg, values: samples.sentPackages[0] },
    { ...packages, ...edit, id: 'novo', values: { ...samples.sentPackages[1], slug: 'novo' } },
    { ...rooms, ...edit, id: room, values: samples.sentRooms[0] },
    { ...rooms, ...edit, id: 'novo', values: samples.typedRooms[1] },
  ],
  setItemActive: [
    { ...packages, id: pkg, active: false },
    { ...rooms, id: room, active: false },
  ],
  changeItems: [
    {
      ...packages,
      changes: [{ id: pkg, before: { active: false }, after: { active: true } }],
      undoes: null,
    },
    {
      ...rooms,
      changes: [{ id: room, before: { price: 1 }, after: { price: '1.250,00' } }],
      undoes: 2,
    },
  ],
  duplicateItem: [
    { ...packages, id: pkg },
    { ...rooms, id: room },
  ],
  moveItem: [
    { ...packages, id: pkg, after: samples.storedPackages[1]?.id },
    { ...rooms, id: room, after: null },
  ],
  deleteItem: [
    { ...packages, id: pkg, expectedFingerprint: '', force: true },
    { ...rooms, id: room, expectedFingerprint: '', force: true },
  ],
  undoDeleteItem: [
    { ...packages, id: pkg, version: 2 },
    { ...rooms, id: room, version: 2 },
  ],
  restoreHistoryVersion: [
    { section: 'packages', version: 1, seen: 2 },
    { section: 'hero', version: 1, seen: 2 },
  ],
  undoImport: [{ version: 1 }],
  compareHistoryItem: [
    { ...packages, id: pkg, version: 2 },
    { ...rooms, id: room, version: 2 },
  ],
  compareHistorySection: [
    { section: 'packages', version: 1 },
    { section: 'hero', version: 1 },
  ],
  restoreHistoryItem: [
    { ...packages, id: pkg, version: 2, expectedFingerprint: null, newAddress: true },
    { ...rooms, id: room, version: 2, expectedFingerprint: null, newAddress: false },
  ],
  saveDraft: [
    { ...packages, id: pkg, expectedFingerprint: '', version: 1, values: samples.sentPackages[0] },
    { ...rooms, id: 'novo', expectedFingerprint: null, version: null, values: samples.sentRooms[0] },
  ],
  discardDraft: [{ ...packages, id: pkg, version: 1 }],
  openPreview: [{ ...packages, id: pkg }],
  readSharedLinks: [{ ...packages, id: pkg }],
  shareDraft: [{ ...rooms, id: room }],
  revokeLink: [{ ...packages, id: pkg, link: person }],
  savePicture: [{ id: 'varanda.jpg', ...edit, values: { alt: 'A varanda', focus: '30% 70%' } }],
  loadSearch: [{}],
  addPerson: [{ name: 'Ana', email: 'ana@hotel.example', isManager: true, password: 'senha' }],
  makePasswordLink: [{ id: person, password: 'senha' }],
  changePerson: [{ id: person, name: 'Ana', isManager: false, password: '' }],
  removePerson: [{ id: person }],
  migrateRoomImages: [{}],
  removeUnusedImages: [{}],
  changePassword: [
    { current: 'senha antiga 123', next: 'senha nova bem longa', repeat: 'senha nova bem longa' },
  ],
  startSecondFactor: [{ name: 'Celular', password: 'senha' }],
  confirmSecondFactor: [{ id: room, code: '123456' }],
  removeSecondFactor: [{ id: room, code: '123 456' }],
  setSecondFactorRequired: [{ required: true }],
  signOutEverywhere: [{}],
}

const forms: Record<string, unknown[]> = {
  signIn: [{ email: 'ana@hotel.example', password: 'senha', voltar: '/admin/rooms' }],
  signOut: [{}],
  createPassword: [{ link: 'a1', password: 'o rio corre devagar', repeat: 'o rio corre devagar' }],
  requestPasswordMail: [{ email: 'ana@hotel.example' }],
  giveSecondFactor: [{ code: '123456', voltar: '/admin/rooms' }],
}

type Action = (...args: unknown[]) => Promise<unknown>

/** Every exported server action, found by itself: one without a sample here is an error. */
export async function actionTargets(): Promise<Runnable[]> {
  const actions = await exportedActions()
  const unknown = Object.keys(actions).filter((name) => !calls[name] && !forms[name])
  assert.deepEqual(unknown, [], 'every action needs a sample in scripts/fuzz/actions.ts')
  const pages = await publicPages()
  return Object.entries(actions).map(([name, action]) =>
    target({
      name: `ação ${name}`,
      inputs: mutated(...(calls[name] ?? forms[name] ?? [])),
      weight: /^save/.test(name) ? 2 : 0.5,
      check: (input) => (calls[name] ? called(action, input, pages) : sent(action, input)),
    }),
  )
}

async function exportedActions() {
  const found: Record<string, Action> = {}
  for (const file of globSync('{app,components,lib}/**/*.{ts,tsx}')) {
    if (!/^['"]use server['"]/.test(readFileSync(file, 'utf8'))) continue
    const module: Record<string, Action> = await import(resolve(file))
    Object.assign(found, module)
  }
  return found
}

async function called(
  action: Action,
  input: unknown,
  pages: Awaited<ReturnType<typeof publicPages>>,
): Promise<Verdict> {
  resetWorld()
  const result = await resultOf(action(input))
  if (result === 'redirected') return 'accepted'
  assert.deepEqual(world.surprises, [], 'the action was surprised')
  JSON.stringify(result)
  if (result.ok !== true) {
    assert(typeof result.error === 'string' && result.error !== '', 'a refusal without a word')
    return 'refused'
  }
  await assertStorable(pages)
  return 'accepted'
}

async function assertStorable(pages: Awaited<ReturnType<typeof publicPages>>) {
  const stored = { ...world.lists, ...world.sections }
  const text = JSON.stringify(stored)
  assert(text.isWellFormed() && !/\\u(0000|d[89a-f])/i.test(text), 'PostgreSQL cannot store this text')
  const site = parseSite({ ...samples.siteDocument, ...JSON.parse(text) })
  assertSound(site)
  const active = (list: Record<string, unknown>[] = []) =>
    list.filter(({ active }) => active !== false).length
  assert.equal(
    site.packages.length,
    active(world.lists.packages),
    'the panel takes a package that the site refuses',
  )
  assert.equal(site.rooms.length, active(world.lists.rooms), 'the panel takes a room that the site refuses')
  // One in four, by what it holds: the same again when a counterexample is made smaller.
  if (/[0-3]$/.test(fingerprint(stored))) await renderSite(site, pages)
}

async function sent(action: Action, input: unknown): Promise<Verdict> {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(input)))
    form.append(name, typeof value === 'string' ? value : describeInput(value))
  return (await resultOf(action(undefined, form))) === 'redirected' ? 'accepted' : 'refused'
}

async function resultOf(call: Promise<unknown>): Promise<{ ok?: unknown; error?: unknown } | 'redirected'> {
  try {
    return Object(await call)
  } catch (error) {
    const digest = String(Object(error).digest)
    if (!digest.startsWith('NEXT_REDIRECT')) throw error
    assert.match(digest.split(';')[2] ?? '', /^\/admin([/?]|$)/)
    return 'redirected'
  }
}
