import { beforeEach, describe, expect, test, vi } from 'vitest'
import { from, signedSession, startRequest, stubSite, userId } from '@/lib/access/test-session'
import { codeField, factorForm, passwordForm } from '@/lib/team/forms'

stubSite()
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))
vi.mock('@/lib/site/site-content', () => ({ getHotel: async () => ({ name: 'Quaresmeira' }) }))

vi.mock('next/headers', async () => (await import('@/lib/access/test-session')).nextHeaders)

const { changeOwnPassword } = await import('@/lib/team/password')
const { beginFactor, verifyCode, removeFactor } = await import('@/lib/team/factors')
const { createServerSupabase } = await import('@/lib/access/server-client')

const email = 'admin@test.example'
const limits = '/rest/v1/rpc/begin_sign_in'

async function signInWith(...given: Parameters<typeof startRequest>) {
  const backend = startRequest(...given)
  const supabase = await createServerSupabase()
  const person = {
    userId,
    email,
    factors: [],
    factorRequired: false,
    isManager: true,
    isDue: false,
    pendingIn: [],
  }
  return { ...backend, admin: { ...person, hotelId: 'h', bucket: 'b', supabase } }
}

const bodyOf = (sent: [string, unknown][], wanted: string) => sent.find(([path]) => path === wanted)?.[1]

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))

const change = { current: 'a de antes', next: 'o rio corre devagar' }
const prove = '/rest/v1/rpc/prove_password'
const refusePassword = () => Response.json({ proven: false })

const stringContaining = (text: string) => expect.stringContaining(text)

describe('the current password', () => {
  test('is checked by the database before the new one is set (AUTH-15)', async () => {
    const { admin, asked, sent } = await signInWith({}, signedSession())
    await changeOwnPassword(admin, change)
    expect(asked.slice(0, 3)).toEqual(['/rest/v1/rpc/hotel_people', prove, '/auth/v1/user'])
    expect(bodyOf(sent, prove)).toEqual({ p_password: change.current })
  })

  test.each([
    ['a wrong one', refusePassword, { fieldErrors: { current: 'Senha atual incorreta.' } }],
    [
      'too many',
      () => Response.json({ wait: 61 }),
      { fieldErrors: { current: stringContaining('2 minutos') } },
    ],
    ['no answer', () => Response.json({}, { status: 500 }), { error: stringContaining('Não foi possível') }],
  ])('%s changes nothing', async (_, proof, told) => {
    const { admin, asked } = await signInWith({ proof })
    expect(await changeOwnPassword(admin, change)).toMatchObject({ ok: false, ...told })
    expect(asked).toEqual(['/rest/v1/rpc/hotel_people', prove])
  })

  test('is checked before a second factor is set up (AUTH-10)', async () => {
    const { admin, asked } = await signInWith({ proof: refusePassword })
    const begun = await beginFactor(admin, { name: 'Celular', password: 'x' })
    expect(begun).toMatchObject({ ok: false, fieldErrors: { password: 'Senha atual incorreta.' } })
    expect(asked).toEqual([prove])
  })
})

test('a guessable password is refused before the current one is checked', async () => {
  const { admin, asked } = await signInWith({})
  const told = { next: stringContaining('parecida demais com o nome do hotel') }
  const refused = await changeOwnPassword(admin, { ...change, next: 'Quaresmeira#2026' })
  expect(refused).toMatchObject({ ok: false, fieldErrors: told })
  expect(asked).toEqual(['/rest/v1/rpc/hotel_people'])
})

describe('a code', () => {
  test('is counted by account, from any address, and separately from the password (AUTH-12)', async () => {
    const counted = []
    for (const address of ['203.0.113.7', '2001:db8::1']) {
      const { admin, sent } = await signInWith({})
      from.address = address
      await verifyCode(admin.supabase, { email, code: '000000', factors: [{ id: 'f' }] })
      counted.push(bodyOf(sent, limits))
    }
    expect(counted[0]).toEqual(counted[1])
    expect(counted[0]).toMatchObject({ p_address: '', p_account: '' })
  })

  test('is not checked after too many failures (AUTH-12)', async () => {
    const { admin, asked } = await signInWith({ limits: () => Response.json({ wait: 10 }) })
    const refusal = await verifyCode(admin.supabase, { email, code: '000000', factors: [{ id: 'f' }] })
    expect(refusal?.error).toBe('Muitas tentativas seguidas. Aguarde 1 minuto e tente de novo.')
    expect(asked).toEqual([limits])
  })
})

test('the last factor cannot be removed if the hotel requires one (AUTH-10)', async () => {
  const { admin, asked } = await signInWith({})
  const last = { ...admin, factorRequired: true, factors: [{ id: 'f', name: 'Celular', since: '' }] }
  expect(await removeFactor(last, { id: 'f', code: '000000' })).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})

test('a code is six digits, however they are grouped (AUTH-12)', () => {
  for (const text of [' 123-456 ', '123.456', '1 2 3 4 5 6']) expect(codeField.parse(text)).toBe('123456')
  for (const text of ['12345', '1234567', '12345a', '１２３４５６'])
    expect(codeField.safeParse(text).success, text).toBe(false)
})

test.each([
  [{ current: '' }, 'current'],
  [{ next: 'curta' }, 'next'],
  [{ next: 'a mesma de antes' }, 'next'],
  [{ repeat: 'outra coisa' }, 'repeat'],
])('a change of password with %j is refused at %s', (change, field) => {
  const right = { current: 'a mesma de antes', next: 'o rio corre devagar', repeat: 'o rio corre devagar' }
  expect(passwordForm.safeParse(right).success).toBe(true)
  const result = passwordForm.safeParse({ ...right, ...change })
  expect(result.error?.issues[0]?.path).toEqual([field])
})

test.each(['   ', 'x'.repeat(41), '\u202e'])('a device cannot be called %j', (name) => {
  expect(factorForm.safeParse({ name, password: 'x' }).success).toBe(false)
})
