import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OtherDay } from '@/components/site-frame/other-day'
import { attempt, isWrong, type Typed, typedField, typeParts } from '@/e2e/components/hands'
import { openLoneForm } from '@/e2e/components/lone-forms'
import { openPackage, storedPackage } from '@/e2e/components/package-form'
import type { Field } from '@/lib/content/fields/field'
import { toForm } from '@/lib/panel/packages/form'
import { lists } from '@/lib/site/registry'
import { saveDetails } from '../_dashboard/actions'
import { DetailsForm } from '../_dashboard/details-form'
import { saveRecoveryCopy } from '../_editor/recovery'
import { saveItem } from '../_list/actions'
import { savePendingVersion } from '../_pending/actions'

const parts = (keys: string) => (field: Locator) => typeParts(field, keys)
const deleted = parts('{Backspace}{Tab}{Backspace}{Tab}{Backspace}')
const deletedTime = parts('{Backspace}{Tab}{Backspace}')

const notice = { text: 'Piscina em obras.', everywhere: true }

/** Every list form that asks for days and times, by list; each opens without values that contradict them. */
const forms: Record<string, () => Promise<Locator>> = {
  packages: () => openPackage('Datas'),
  contacts: () => openLoneForm('contacts'),
  conditions: () => openLoneForm('conditions', { own_dates: [{ name: 'Festa do Pinhão' }] }),
  notice: () => openLoneForm('notice', { ...notice, starts: '2026-12-01', ends: '2027-02-10' }),
}

const questions = lists.flatMap(({ name, fields }) =>
  Object.entries(fields)
    .flatMap(([path, field]): [string, Field][] =>
      field.columns
        ? Object.entries(field.columns).map(([column, inner]) => [`${path}.0.${column}`, inner])
        : [[path, field]],
    )
    .filter(([, { kind }]) => kind === 'date' || kind === 'time')
    .map(([path, { kind, label }]) => ({ name, kind, label, path: `values.${path}` })),
)
const formsAsking = (kind: string) => [
  ...new Set(questions.filter((question) => question.kind === kind).map(({ name }) => name)),
]

test('every list form that asks for a day or a time is covered here', () => {
  expect(new Set(questions.map(({ name }) => name))).toEqual(new Set(Object.keys(forms)))
})

/** Opens the form of a list and returns all its fields of a kind. */
async function open(name: string, kind: string): Promise<Typed[]> {
  const form = await forms[name]?.()
  return questions.flatMap(({ label, path, ...question }) =>
    form && question.name === name && question.kind === kind
      ? [typedField(form.getByLabelText(label), vi.mocked(saveItem), path)]
      : [],
  )
}

test.each(formsAsking('date'))(
  'a day typed into any field of %s is sent, the field names it, and an incomplete day is not saved as none (FORM-19, FORM-20)',
  async (name) => {
    const fields = await open(name, 'date')
    await attempt(fields, [['a whole day', parts('3{Tab}1{Tab}2027'), { sent: '2027-01-03' }]])
    for (const { field } of fields)
      await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('03/01/2027, domingo'))
    await attempt(fields, [
      ['nothing, after all was deleted', deleted, { sent: null }],
      ['31 February, or without a year', parts('3102'), { wrong: '' }],
    ])
  },
)

test('a year before 2000 is refused at its field, and a leap day is accepted (PKG-6)', async () => {
  const [offer] = await open('packages', 'date')
  if (!offer) return expect.unreachable()
  await attempt(
    [offer],
    [
      ['a two-digit year', parts('15120027'), { wrong: 'Confira o ano' }],
      ['the 29th of February', parts('29022028'), { sent: '2028-02-29' }],
    ],
  )
})

test.each([
  ['the 31st of June', '31062027'],
  ['the 29th of February in a common year', '29022027'],
  ['a stored day without its year', '{Tab}{Tab}{Backspace}'],
])('%s is not saved as no day', async (what, keys) => {
  const form = await openLoneForm('notice', { ...notice, starts: '2026-12-01' })
  const starts = typedField(form.getByLabelText('Aparece em'), vi.mocked(saveItem), 'values.starts')
  await attempt([starts], [[what, parts(keys), { wrong: '' }]])
})

test.each(formsAsking('time'))(
  'a time typed into any field of %s is sent, and an incomplete time is not saved as none (FORM-20)',
  async (name) => {
    await attempt(await open(name, 'time'), [
      ['a whole time', parts('0730'), { sent: '07:30' }],
      ['digits beyond the last time, as the field shows them', parts('2575'), { sent: '23:59' }],
      ['nothing, after all was deleted', deletedTime, { sent: '' }],
      ['an incomplete time', parts('07'), { wrong: '' }],
    ])
  },
)

const stay = { dates: { accommodationStart: '2026-12-18', accommodationEnd: '2026-12-20' } }

test('the start and the end of a stay are typed over stored ones, and its nights follow (OFF-24, PKG-23)', async () => {
  const dialog = await openPackage('Datas', stay)
  await typeParts(dialog.getByLabelText('Início da hospedagem'), '19122026')
  const end = dialog.getByLabelText('Fim da hospedagem')
  await attempt(
    [typedField(end, vi.mocked(saveItem), 'values.dates.accommodationEnd')],
    [['another end', parts('21122026'), { sent: '2026-12-21' }]],
  )
  await expect.element(dialog.getByLabelText(/^Noites/)).toHaveValue('2')
})

test('a draft with an incomplete day is recovered, and the dialog stays (FORM-4)', async () => {
  const values = toForm({ ...storedPackage, ...stay })
  const draft = { ...values, dates: { ...values.dates, accommodationStart: '0020-12-19' } }
  saveRecoveryCopy('pacote:serra', { fingerprint: null, values }, draft)
  const dialog = await openPackage('Datas', stay)
  await userEvent.click(dialog.getByRole('button', { name: 'Recuperar' }))
  expect(dialog.query()).not.toBeNull()
})

async function openMoments() {
  const dialog = await openPackage('Preços')
  await userEvent.click(dialog.getByRole('button', { name: 'Mudar em…' }))
  vi.mocked(savePendingVersion).mockResolvedValue({
    ok: false,
    error: 'Já passou.',
    fieldErrors: { 'moments.starts': 'Já passou.' },
  })
  return page.getByRole('dialog', { name: 'Mudar em…' })
}

test('the days and times of a pending version are sent as typed, and a refusal is shown at the day (SAVE-12)', async () => {
  const dialog = await openMoments()
  await typeParts(dialog.getByLabelText('Hora (Brasília) *'), '0730')
  await typeParts(dialog.getByLabelText('Hora em que volta'), '0815')
  await typeParts(dialog.getByLabelText('Volta ao que era em'), '20122026')
  await typeParts(dialog.getByLabelText('Dia *'), '15122026')
  const readAnnouncement = () => dialog.getByRole('status').element().textContent
  await expect.poll(readAnnouncement).toMatch(/^Em ter, 15 dez, 7h30: .* Volta em dom, 20 dez, 8h15\.$/)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(dialog.getByLabelText('Dia *'))
    .toHaveAccessibleDescription(expect.stringContaining('Já passou.'))
  expect(vi.mocked(savePendingVersion)).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      moments: { starts: { day: '2026-12-15', time: '07:30' }, ends: { day: '2026-12-20', time: '08:15' } },
    }),
  )
})

test('a pending version is not planned while its end is an incomplete day (SAVE-12)', async () => {
  const dialog = await openMoments()
  await typeParts(dialog.getByLabelText('Dia *'), '15122026')
  const back = dialog.getByLabelText('Volta ao que era em')
  await typeParts(back, '20{Enter}')
  await expect.poll(() => isWrong(back) || vi.mocked(savePendingVersion).mock.calls.length > 0).toBe(true)
  expect(vi.mocked(savePendingVersion)).not.toHaveBeenCalled()
})

test('an incomplete start day of a pending version is refused at the day (SAVE-12)', async () => {
  const dialog = await openMoments()
  const refusal = { 'moments.starts.day': 'Escolha o dia.' }
  vi.mocked(savePendingVersion).mockResolvedValue({
    ok: false,
    error: 'Escolha o dia.',
    fieldErrors: refusal,
  })
  const day = dialog.getByLabelText('Dia *')
  await typeParts(day, '15{Enter}')
  await expect.poll(() => isWrong(day) || dialog.query() === null).toBe(true)
  expect(isWrong(day)).toBe(true)
})

test('the times of a new hotel’s first details are sent as typed', async () => {
  vi.mocked(saveDetails).mockResolvedValue({ ok: false, error: 'Recusado.' })
  const stored = { name: 'Serra', phone: '', checkin_time: '14:00', checkout_time: '' }
  await render(<DetailsForm stored={stored} hotelName="Serra" isManager onSaved={() => {}} />)
  const time = (label: string, name: string) =>
    typedField(page.getByLabelText(label), vi.mocked(saveDetails), `values.${name}`)
  await attempt(
    [time('Check-in a partir de', 'checkin_time'), time('Check-out até', 'checkout_time')],
    [
      ['a whole time', parts('0730'), { sent: '07:30' }],
      ['nothing, after all was deleted', deletedTime, { sent: '' }],
    ],
  )
})

async function askForOtherDay() {
  await render(<OtherDay at={Date.parse('2026-11-20T12:00-03:00')} />)
  const asked: string[] = []
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (event.target instanceof HTMLFormElement)
        asked.push([...new FormData(event.target).values()].join(' '))
    },
    { once: true },
  )
  return asked
}

test('another day and another time are typed over the current ones (ADM-29)', async () => {
  const asked = await askForOtherDay()
  await typeParts(page.getByLabelText('Hora'), '0730')
  await typeParts(page.getByLabelText('Dia'), '15122026{Enter}')
  expect(asked).toEqual(['2026-12-15 07:30'])
})

test.each([
  ['an incomplete day', 'Dia', '{Backspace}'],
  ['the 31st of June', 'Dia', '31062027'],
  ['a two-digit year', 'Dia', '15120027'],
  ['an incomplete time', 'Hora', '{Backspace}'],
])('%s opens no other day, and the browser says why (ADM-29)', async (_, label, keys) => {
  const asked = await askForOtherDay()
  await typeParts(page.getByLabelText(label), `${keys}{Enter}`)
  expect(page.getByLabelText(label).element().matches(':invalid')).toBe(true)
  expect(asked).toEqual([])
})
