import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { StoredItem } from '../../../lib/content/list.ts'
import { packageForm, toForm } from '../../../lib/panel/packages/form.ts'
import { roomForm, toRoomValues } from '../../../lib/panel/rooms/form.ts'
import { anonymous, demoAdmin, presentCode, service } from '../../support/admin.ts'
import { answersId } from './snapshot.ts'

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns arguments with which an admin's call succeeds, from the stored content or the response to the previous call. */
type Sample = (answerBefore: string) => unknown[] | Promise<unknown[]>

const texts = { title: 'Invadido', subtitle: 'Invadido' }
const section = (values: object) => () => [{ values, expectedValues: {}, force: true }]

const nextPassword = 'o rio corre devagar'
/** The admin's factor, once set up; strangers can only guess. */
let factor = { id: '00000000-0000-4000-8000-000000000000', secret: '' }

function factorCode() {
  return factor.secret ? presentCode(factor.secret) : '000000'
}

const lists = ['packages', 'rooms'] as const
type List = (typeof lists)[number]

const edited: Record<List, (stored: StoredItem) => object> = {
  packages: (stored) => packageForm.parse({ ...toForm(stored), title: 'Invadido' }),
  rooms: (stored) => roomForm.parse({ ...toRoomValues(stored), name: 'Invadido' }),
}

/** Sends a file to the address of an upload and returns its path; strangers can only guess. */
async function sendOnePixel(begun: string) {
  const [, address, path] = [
    ...(/"address":"([^"]+)"/.exec(begun) ?? []),
    /"path":"([^"]+)"/.exec(begun)?.[1],
  ]
  const headers = { 'content-type': 'application/octet-stream' }
  if (address) await fetch(JSON.parse(`"${address}"`), { method: 'PUT', headers, body: onePixel })
  return path ?? '00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000000'
}

/** Returns one sample per list or section of an action that takes its name. */
function samplePerList(action: string, input: (list: List) => Promise<object>): Record<string, Sample> {
  return Object.fromEntries(
    lists.map((list) => [`${action} ${list}`, async () => [{ list, section: list, ...(await input(list)) }]]),
  )
}

/** Has a sample for every action, by its exported name and list. The order matters: each finds what it needs. */
export const samples: Record<string, Sample> = {
  beginUpload: () => [{ isFilm: false }],
  finishUpload: async (begun) => [
    { path: await sendOnePixel(begun), folder: 'hotel/about', index: 0, isFilm: false },
  ],
  saveHeroMedia: section({
    ...texts,
    background_url: null,
    mobile_background_url: null,
    video_section_url: null,
  }),
  saveHeroCall: section({
    ...texts,
    background_url: null,
    cta_primary_text: 'Invadido',
    cta_primary_url: '/',
  }),
  saveHeroFilms: section({ mobile_background_url: null, video_section_url: null }),
  saveAbout: section({ ...texts, description: 'Invadido', image_url: null }),
  saveConfiguration: section({
    logo_url: null,
    primary_color: '#000000',
    address: 'Invadido',
    phone: '',
    email: '',
  }),
  saveDetails: section({ name: 'Invadido', phone: '', checkin_time: '', checkout_time: '' }),
  saveBrand: section({
    name: 'Invadido',
    tagline: '',
    logo_url: null,
    mark_url: null,
    primary_color: '#000000',
    accent_color: '#c49a3f',
    letters: 'classica',
    emblem: 'blossom',
    scenery: 'mountain',
  }),
  ...samplePerList('saveItem', async (list) => {
    const stored = await first(list)
    return { id: stored.id, expectedFingerprint: null, force: true, values: edited[list](stored) }
  }),
  ...samplePerList('savePendingVersion', keptVersion),
  ...samplePerList('savePendingVersion planned', async (list) => ({ ...(await keptVersion(list)), moments })),
  revokePendingLink: async () => [{ link: await anyLink() }],
  reschedulePendingVersions: async () => [{ versions: [await anyVersion(true)], moments }],
  'reschedulePendingVersions now': async () => [{ versions: [await anyVersion(true)], moments: null }],
  deletePendingVersion: async () => [await anyVersion(false)],
  ...samplePerList('setItemActive', async (list) => ({ id: (await first(list)).id, active: false })),
  ...samplePerList('changeItems', async (list) => ({
    changes: [await first(list)].map(({ id, price }) => ({ id, before: { price }, after: { price: 1 } })),
    undoes: null,
  })),
  repeatPackage: async () => [{ id: (await first('packages')).id }],
  ...samplePerList('duplicateItem', async (list) => ({ id: (await first(list)).id })),
  ...samplePerList('moveItem', async (list) => ({ id: (await last(list)).id, after: null })),
  ...samplePerList('deleteItem', anyDeletion),
  ...samplePerList('compareHistoryItem', latestDeletion),
  ...samplePerList('restoreHistoryItem', async (list) => ({
    ...(await latestDeletion(list)),
    expectedFingerprint: null,
    newAddress: true,
  })),
  ...samplePerList('deleteItem again', anyDeletion),
  ...samplePerList('undoDeleteItem', latestDeletion),
  compareHistorySection: async () => [{ section: 'packages', version: 1 }],
  restoreHistoryVersion: async () => [
    { section: 'packages', version: 1, seen: (await read('packages')).version },
  ],
  undoImport: async () => [{ version: await latestImport() }],
  'saveItem pictures': () => [
    {
      list: 'pictures',
      id: 'invadida.jpg',
      expectedFingerprint: null,
      force: true,
      values: { alt: 'Invadida', focus: '1% 1%' },
    },
  ],
  makeTestimonial: () => [{ id: answersId }],
  deleteSurveyAnswers: () => [{ id: answersId }],
  deleteAnswersBefore: () => [{ day: '2096-11-20', isConfirmed: true }],
  renewSurveyLink: () => [{}],
  loadSearch: () => [{}],
  migrateRoomImages: () => [{}],
  removeUnusedImages: () => [{}],
  addPerson: () => [
    { name: 'Invadido', email: 'invadido@teste.example', isManager: true, password: demoAdmin.password },
  ],
  makePasswordLink: async () => [{ id: await addedPerson(), password: demoAdmin.password }],
  changePerson: async () => [
    { id: await addedPerson(), name: 'Invadido', isManager: false, password: demoAdmin.password },
  ],
  removePerson: async () => [{ id: await addedPerson() }],
  changePassword: () => [{ current: demoAdmin.password, next: nextPassword, repeat: nextPassword }],
  startSecondFactor: () => [{ name: 'Invadido', password: nextPassword }],
  confirmSecondFactor: async (answerBefore) => {
    const [, id = '', secret = ''] = /"id":"([^"]+)".*"secret":"([^"]+)"/.exec(answerBefore) ?? []
    if (secret) factor = { id, secret }
    return [{ id: factor.id, code: factorCode() }]
  },
  setSecondFactorRequired: () => [{ required: true }],
  removeSecondFactor: async () => [{ id: factor.id, code: factorCode() }],
  // This one is last, because it ends the session that made the calls.
  signOutEverywhere: () => [{}],
}

/** Actions open to everybody: they start and end sessions, and touch no content. */
export const open = ['signIn', 'signOut', 'giveSecondFactor', 'createPassword', 'requestPasswordMail']

/** Returns the person added by the previous sample; strangers aim at the demo's admin. */
async function addedPerson() {
  const { data, error } = await service()
    .from('user_hotel_access')
    .select('user_id, name')
    .eq('role', 'admin')
  if (error) throw error
  return (data.find(({ name }) => name === 'Invadido') ?? data[0])?.user_id
}

const listSchema = z.array(z.looseObject({ id: z.string() }))

async function read(section: List | 'testimonials') {
  const { data, error } = await service()
    .from('hotel_content')
    .select('data, version, hotels!inner(slug)')
    .eq('section', section)
    .eq('hotels.slug', 'quaresmeira')
    .single()
  if (error) throw error
  return { list: listSchema.parse(data.data), version: data.version }
}

/** Imports a section that no other sample touches, as an admin. */
export async function importTestimonials() {
  const client = anonymous()
  const { error } = await client.auth.signInWithPassword(demoAdmin)
  if (error) throw error
  const { data } = await client.from('hotels').select('id').eq('slug', 'quaresmeira').single()
  const given = {
    p_versions: { testimonials: (await read('testimonials')).version },
    p_content: { testimonials: [] },
  }
  const imported = await client.rpc('import_content', { p_hotel_id: String(data?.id), ...given })
  if (imported.error) throw imported.error
}

async function latestImport() {
  const { data, error } = await service()
    .from('hotel_content_history')
    .select('version')
    .eq('section', 'imports')
    .order('version', { ascending: false })
    .limit(1)
  if (error) throw error
  return data[0]?.version ?? 1
}

async function keptVersion(list: List) {
  const stored = await first(list)
  return { id: stored.id, pending: null, expectedFingerprint: null, values: edited[list](stored) }
}

const moments = { starts: { day: '2099-01-01', time: '00:00' }, ends: null }

async function anyVersion(isScheduled: boolean) {
  const { data } = await service()
    .from('pending_versions')
    .select('id, version')
    .eq('section', 'packages')
    .filter('starts_at', isScheduled ? 'not.is' : 'is', null)
    .limit(1)
  return data?.[0] ?? { id: '00000000-0000-4000-8000-000000000000', version: 1 }
}

/** Adds a preview link for the sample that revokes one. */
export async function addLink() {
  const { data, error } = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (error) throw error
  const link = { id: randomUUID(), hotel_id: data.id, token_hash: '5'.repeat(64) }
  await service().from('preview_links').insert(link).throwOnError()
}

async function anyLink() {
  const { data } = await service().from('preview_links').select('id').is('revoked_at', null).limit(1)
  return data?.[0]?.id ?? '00000000-0000-4000-8000-000000000000'
}

async function first(section: List): Promise<StoredItem> {
  const [element] = (await read(section)).list
  if (!element) throw new Error(`no ${section}`)
  return element
}

async function last(section: List): Promise<StoredItem> {
  const element = (await read(section)).list.at(-1)
  if (!element) throw new Error(`no ${section}`)
  return element
}

async function anyDeletion(section: List) {
  return { id: (await first(section)).id, expectedFingerprint: '', force: true }
}

/** Returns the latest deletion, for the sample that undoes it. */
async function latestDeletion(section: List) {
  const { data, error } = await service()
    .from('hotel_content_history')
    .select('before, after, version')
    .eq('section', section)
    .not('ids_before', 'is', null)
    .order('version', { ascending: false })
    .limit(1)
  if (error) throw error
  const [deletion] = data
  const kept = new Set(listSchema.parse(deletion?.after ?? []).map(({ id }) => id))
  const gone = listSchema.parse(deletion?.before ?? []).find(({ id }) => !kept.has(id))
  return { id: gone?.id ?? 'nenhum', version: deletion?.version ?? 0 }
}
