import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeAnswers } from '@/lib/survey/test-answers'
import { setList, sql } from './content.ts'
import { hotels, identities, sharedHarness } from './harness.ts'

const harness = sharedHarness()
const site = 'the token of the site'

beforeAll(async () => {
  const { error } = await harness.clients.admin.rpc('register_site', { p_hotel_id: hotels.a, p_site: site })
  expect(error).toBeNull()
})
beforeEach(async () => {
  await harness.database.driver.exec('delete from public.survey_answers')
  await setSurvey({ connected: true })
})

const setSurvey = (survey: object | undefined) =>
  setList(harness, 'pages', [{ id: 'pages', name: 'Páginas', survey: { ...survey } }])

type Sent = { answers?: unknown; from?: string; hotel?: string; quote?: boolean }

async function answer({
  answers = completeAnswers,
  from = site,
  hotel = hotels.a,
  quote = false,
}: Sent = {}) {
  const { data, error } = await harness.clients.anon.rpc('answer_survey', {
    p_hotel_id: hotel,
    p_site: from,
    p_answers: JSON.parse(JSON.stringify(answers)),
    p_may_quote: quote,
  })
  expect(error).toBeNull()
  return data
}

async function times(count: number, sent?: Sent) {
  const outcomes: unknown[] = []
  for (let index = 0; index < count; index++) outcomes.push(await answer(sent))
  return outcomes
}

function rows() {
  return sql(
    harness,
    `select may_quote, (extract(year from age(expires_at, created_at)) * 12
       + extract(month from age(expires_at, created_at)))::integer as months from public.survey_answers`,
  )
}

test.each([
  ['nothing is set', undefined],
  ['it is off', { connected: false }],
  ['the switch is no switch', { connected: 'true' }],
  ['the page is off', { connected: true, shown: false }],
])('where %s nothing is stored', async (_, survey) => {
  await setSurvey(survey)
  expect(await answer()).toBe('off')
  expect(await rows()).toEqual([])
})

test('a draft of the switch connects nothing, nor does the switch of another hotel (SUR-9)', async () => {
  await setSurvey({})
  const data = { id: 'pages', survey: { connected: true } }
  await harness.clients.admin
    .from('content_drafts')
    .insert({ hotel_id: hotels.a, section: 'pages', item_id: 'pages', data })
    .throwOnError()
  expect(await answer()).toBe('off')
  await setSurvey({ connected: true })
  expect(await answer({ hotel: hotels.b })).toBe('off')
  expect(await answer({ hotel: '00000000-0000-4000-8000-0000000000ff' })).toBe('off')
})

test.each([
  [undefined, 12],
  ['6', 6],
  ['24', 24],
  ['999', 12],
])('with %s months chosen answers are kept %d', async (months, kept) => {
  await setSurvey({ connected: true, months })
  expect(await answer({ quote: true })).toBe('stored')
  expect(await rows()).toEqual([{ months: kept, may_quote: true }])
})

test.each([
  ['a list', [completeAnswers]],
  ['a number', 9],
  ['nothing', null],
  ['an object inside', { ...completeAnswers, comments: { text: 'x' } }],
  ['a list inside', { ...completeAnswers, comments: ['x'] }],
  ['no score', { name: 'Ana' }],
  ['a score of 11', { ...completeAnswers, overallRating: 11 }],
  ['a score in words', { ...completeAnswers, overallRating: 'dez' }],
  ['more than 32 kB', { ...completeAnswers, comments: 'x'.repeat(33_000) }],
])('%s is not stored', async (_, answers) => {
  expect(await answer({ answers })).toBe('wrong')
  expect(await rows()).toEqual([])
})

test('an hour has 60 answers through the site; strangers with the key stop at 20 and leave it the rest (SUR-12)', async () => {
  expect(await times(21, { from: 'guessed' })).toEqual([...Array(20).fill('stored'), 'busy'])
  expect(await times(41)).toEqual([...Array(40).fill('stored'), 'busy'])
  await harness.database.driver.exec(
    `update public.survey_answers set created_at = now() - interval '61 minutes'`,
  )
  expect(await answer()).toBe('stored')
})

test('a hotel has 2,000 answers at most, 500 of them past its site (SUR-12)', async () => {
  const fill = (count: number) =>
    harness.database.driver.exec(`
      insert into public.survey_answers (hotel_id, answers, may_quote, created_at, expires_at)
      select '${hotels.a}', '{}', false, now() - interval '1 day', now() + interval '1 day'
      from generate_series(1, ${count})`)
  await fill(500)
  expect([await answer({ from: 'guessed' }), await answer()]).toEqual(['busy', 'stored'])
  await fill(1499)
  expect(await answer()).toBe('busy')
})

describe('answers whose time is over', () => {
  const expire = () =>
    harness.database.driver.exec(`update public.survey_answers set expires_at = now() - interval '1 second'`)

  test('are deleted by the next one (SUR-9, SUR-13)', async () => {
    await times(3)
    await expire()
    expect(await answer()).toBe('stored')
    expect(await rows()).toHaveLength(1)
  })

  test('are deleted when anything of the hotel is saved', async () => {
    await times(2)
    await expire()
    expect(await rows()).toHaveLength(2)
    await setSurvey({ connected: false })
    expect(await rows()).toEqual([])
  })

  test("are deleted when the panel reads, also with the survey switched off; other hotels' stay (SUR-9, SUR-13)", async () => {
    await times(2)
    await harness.database.driver.exec(`
      insert into public.survey_answers (hotel_id, answers, may_quote, expires_at)
      values ('${hotels.b}', '{}', false, now())`)
    await setSurvey({ connected: false })
    await expire()
    const { data } = await harness.clients.admin.rpc('read_survey', { p_hotel_id: hotels.a })
    expect(data).toEqual([])
    expect(await rows()).toHaveLength(1)
  })
})

test.each(identities)(
  '%s reads what the hotel’s staff may read, and nobody changes an answer',
  async (identity) => {
    await answer()
    const client = harness.clients[identity]
    const read = await client.rpc('read_survey', { p_hotel_id: hotels.a })
    if (identity === 'anon') expect(read.error?.code).toBe('42501')
    else expect(read.data).toHaveLength(identity === 'admin' ? 1 : 0)
    const changed = await client.from('survey_answers').update({ may_quote: true }).eq('hotel_id', hotels.a)
    expect(changed.error?.code).toBe('42501')
    if (identity === 'anon') return
    // Only the site's own client answers, and it has no session.
    const answered = await client.rpc('answer_survey', {
      p_hotel_id: hotels.a,
      p_site: site,
      p_answers: completeAnswers,
      p_may_quote: false,
    })
    expect(answered.error?.code).toBe('42501')
  },
)

test('the newest answer comes first (SUR-13)', async () => {
  for (const name of ['Ana', 'Bia', 'Caio']) await answer({ answers: { ...completeAnswers, name } })
  const { data } = await harness.clients.admin.rpc('read_survey', { p_hotel_id: hotels.a })
  expect(data).toMatchObject([
    { answers: { name: 'Caio' } },
    { answers: { name: 'Bia' } },
    { answers: { name: 'Ana' } },
  ])
})
