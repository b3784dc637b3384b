import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeAnswers } from '@/lib/survey/test-answers'
import { z } from '@/lib/zod'
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

type Sent = {
  answers?: unknown
  from?: string
  hotel?: string
  quote?: boolean
  address?: string
  invited?: boolean
}

const newest = {
  p_hotel_id: hotels.a,
  p_before: 'infinity',
  p_before_id: '00000000-0000-0000-0000-000000000000',
}

let addresses = 0

/** Submits answers, each time from another address unless one is given. */
async function answer({
  answers = completeAnswers,
  from = site,
  hotel = hotels.a,
  quote = false,
  address = `address ${addresses++}`,
  invited = false,
}: Sent = {}) {
  const { data, error } = await harness.clients.anon.rpc('answer_survey', {
    p_hotel_id: hotel,
    p_site: from,
    p_answers: JSON.parse(JSON.stringify(answers)),
    p_may_quote: quote,
    p_address: address,
    p_invited: invited,
  })
  expect(error).toBeNull()
  return data
}

async function repeat(count: number, sent?: Sent) {
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
  ['the switch has the wrong type', { connected: 'true' }],
  ['the page is off', { connected: true, shown: false }],
])('nothing is stored when %s', async (_, survey) => {
  await setSurvey(survey)
  expect(await answer()).toBe('off')
  expect(await rows()).toEqual([])
})

test('neither a draft of the switch nor another hotel’s switch connects the survey (SUR-9)', async () => {
  await setSurvey({})
  const item = { id: 'pages', survey: { connected: true } }
  await harness.clients.admin
    .from('pending_versions')
    .insert({ hotel_id: hotels.a, section: 'pages', item_id: 'pages', item })
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
  ['a name of more than 120 letters', { ...completeAnswers, name: 'ã'.repeat(121) }],
  ['an e-mail of more than 254', { ...completeAnswers, email: 'x'.repeat(255) }],
  ['a reason of more than 2,000', { ...completeAnswers, overallReason: 'x'.repeat(2001) }],
  ['a comment of more than 4,000', { ...completeAnswers, comments: 'x'.repeat(4001) }],
  ['an unknown field of more than 120', { ...completeAnswers, more: 'x'.repeat(121) }],
  [
    'more than 20 kB in many fields',
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field ${index}`, 'x'.repeat(110)])),
  ],
])('%s is not stored', async (_, answers) => {
  expect(await answer({ answers })).toBe('wrong')
  expect(await rows()).toEqual([])
})

test('each field holds as much as the form lets a guest write (SUR-12)', async () => {
  const longest = { name: 'ã'.repeat(120), overallReason: '—'.repeat(2000), comments: 'é'.repeat(4000) }
  expect(await answer({ answers: { ...completeAnswers, ...longest } })).toBe('stored')
})

test('strangers lock out no guest: an address has 10 answers, 30 by the link, and a caller without the site 20 an hour (SUR-18)', async () => {
  expect(await repeat(21, { from: 'guessed' })).toEqual([...Array(20).fill('stored'), 'busy'])
  expect(await repeat(11, { address: 'the café' })).toEqual([...Array(10).fill('stored'), 'busy'])
  const link = { address: 'the café, by the link', invited: true }
  expect(await repeat(31, link)).toEqual([...Array(30).fill('stored'), 'busy'])
  // This exceeds the 60 per hour that were once counted for the hotel alone.
  expect(new Set(await repeat(10))).toEqual(new Set(['stored']))
  expect(await answer({ invited: true })).toBe('stored')
  expect(await answer({ from: 'guessed', invited: true }), 'only the site knows the link').toBe('busy')
})

test('an address has 30 answers a day, counted for a day beside the hourly counts, and without a daily limit by the link (SUR-18)', async () => {
  const ageTries = (minutes: number) =>
    harness.database.driver.exec(`
      update private.sign_in_tries set last_at = last_at - interval '${minutes} minutes',
        times = array(select x - interval '${minutes} minutes' from unnest(times) x)`)
  const own = { address: 'the flat' }
  for (let quarter = 0; quarter < 3; quarter++) {
    expect(new Set(await repeat(10, own))).toEqual(new Set(['stored']))
    await ageTries(61)
  }
  expect([await answer(own), await answer({ ...own, invited: true })]).toEqual(['busy', 'stored'])
  await ageTries(24 * 60)
  expect(await answer(own)).toBe('stored')
})

test('a hotel has at most 5,000 answers: 500 without its site, and the last 1,000 by its link (SUR-18)', async () => {
  const fill = (count: number) =>
    harness.database.driver.exec(`
      insert into public.survey_answers (hotel_id, answers, may_quote, created_at, expires_at)
      select '${hotels.a}', '{}', false, now() - interval '1 day', now() + interval '1 day'
      from generate_series(1, ${count})`)
  await fill(500)
  expect([await answer({ from: 'guessed' }), await answer()]).toEqual(['busy', 'stored'])
  await fill(3499)
  expect([await answer(), await answer({ invited: true })]).toEqual(['busy', 'stored'])
  await fill(999)
  expect(await answer({ invited: true })).toBe('busy')
})

test('pages of answers have no gap and no duplicate, even when many answers have the same time (SUR-13)', async () => {
  await harness.database.driver.exec(`
    insert into public.survey_answers (hotel_id, answers, may_quote, created_at, expires_at)
    select '${hotels.a}', jsonb_build_object('comments', repeat('x', 30000)), false,
      now() - make_interval(hours => n / 40), now() + interval '1 day'
    from generate_series(1, 130) n`)
  const seen: string[] = []
  const sizes: number[] = []
  for (let last: { created_at: string; id: string } | undefined; sizes.at(-1) !== 0; ) {
    const { data } = await harness.clients.admin.rpc('read_survey', {
      ...newest,
      ...(last && { p_before: last.created_at, p_before_id: last.id }),
    })
    const page = z.array(z.object({ created_at: z.string(), id: z.string() })).parse(data)
    sizes.push(page.length)
    seen.push(...page.map(({ id }) => id))
    last = page.at(-1)
  }
  expect(sizes).toEqual([50, 50, 30, 0])
  expect(new Set(seen).size).toBe(130)
})

test('the database counts the answers and averages each rating that five guests gave (SUR-19)', async () => {
  const { overallRating: _, ...rest } = completeAnswers
  for (const overallRating of [10, 9, 8, 7])
    await answer({ answers: { ...rest, overallRating, cleaningRating: 4, kidsActivitiesRating: 0 } })
  const summary = async () =>
    (await harness.clients.admin.rpc('survey_summary', { p_hotel_id: hotels.a })).data
  expect(await summary()).toEqual({ count: 4, averages: {} })
  await answer({ answers: { ...rest, overallRating: 0, cleaningRating: 1, kidsActivitiesRating: 5 } })
  expect(await summary()).toMatchObject({ count: 5, averages: { overallRating: 6.8, cleaningRating: 3.4 } })
  expect(await summary(), 'unanswered by most').not.toHaveProperty('averages.kidsActivitiesRating')
  // Values that the form cannot send do not count.
  await answer({ answers: { ...completeAnswers, overallRating: 5.5, cleaningRating: 1e9 } })
  expect(await summary()).toMatchObject({ count: 6, averages: { overallRating: 6.8, cleaningRating: 3.4 } })
})

describe('expired answers', () => {
  const expire = () =>
    harness.database.driver.exec(`update public.survey_answers set expires_at = now() - interval '1 second'`)

  test('are deleted by the next one (SUR-9, SUR-13)', async () => {
    await repeat(3)
    await expire()
    expect(await answer()).toBe('stored')
    expect(await rows()).toHaveLength(1)
  })

  test('are deleted when anything of the hotel is saved', async () => {
    await repeat(2)
    await expire()
    expect(await rows()).toHaveLength(2)
    await setSurvey({ connected: false })
    expect(await rows()).toEqual([])
  })

  test("are deleted when the panel reads, even with the survey switched off; other hotels' stay (SUR-9, SUR-13)", async () => {
    await repeat(2)
    await harness.database.driver.exec(`
      insert into public.survey_answers (hotel_id, answers, may_quote, expires_at)
      values ('${hotels.b}', '{}', false, now())`)
    await setSurvey({ connected: false })
    await expire()
    const { data } = await harness.clients.admin.rpc('read_survey', newest)
    expect(data).toEqual([])
    expect(await rows()).toHaveLength(1)
  })
})

test.each(identities)(
  '%s reads what the hotel’s staff may read, and nobody changes an answer',
  async (identity) => {
    await answer()
    const client = harness.clients[identity]
    const read = await client.rpc('read_survey', newest)
    if (identity === 'anon') expect(read.error?.code).toBe('42501')
    else expect(read.data).toHaveLength(identity === 'admin' ? 1 : 0)
    const summary = await client.rpc('survey_summary', { p_hotel_id: hotels.a })
    if (identity === 'anon') expect(summary.error?.code).toBe('42501')
    else expect(summary.data).toMatchObject({ count: identity === 'admin' ? 1 : 0 })
    const changed = await client.from('survey_answers').update({ may_quote: true }).eq('hotel_id', hotels.a)
    expect(changed.error?.code).toBe('42501')
    if (identity === 'anon') return
    // Only the site's own client submits answers, and it has no session.
    const answered = await client.rpc('answer_survey', {
      p_hotel_id: hotels.a,
      p_site: site,
      p_answers: completeAnswers,
      p_may_quote: false,
      p_address: '',
      p_invited: false,
    })
    expect(answered.error?.code).toBe('42501')
  },
)

test('the newest answer comes first (SUR-13)', async () => {
  for (const name of ['Ana', 'Bia', 'Caio']) await answer({ answers: { ...completeAnswers, name } })
  const { data } = await harness.clients.admin.rpc('read_survey', newest)
  expect(data).toMatchObject([
    { answers: { name: 'Caio' } },
    { answers: { name: 'Bia' } },
    { answers: { name: 'Ana' } },
  ])
})
