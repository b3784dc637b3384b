import { expect, test } from 'vitest'
import { sharedHarness } from './harness.ts'
import { connect, enrollTotp, enterCode, makePerson, totpCode } from './people.ts'

const harness = sharedHarness()

const step = 30_000
const levels = async (client: ReturnType<typeof connect>) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return [data?.currentLevel, data?.nextLevel]
}

test('enroll, verify, sign in again with the code, unenroll', async () => {
  const person = await makePerson(harness)
  const phone = await person.signIn()
  const laptop = await person.signIn()
  expect(await levels(phone)).toEqual(['aal1', 'aal1'])

  const { data: enrolled } = await phone.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' })
  expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'Celular' })
  expect(enrolled?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]+<\/svg>$/)
  const secret = enrolled?.totp.secret ?? ''
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(enrolled?.totp.uri ?? '')
  expect(uri.searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri.pathname)).toContain(person.email)
  const now = Date.now()
  const verified = await enterCode(phone, enrolled?.id ?? '', totpCode(secret, now))
  expect(verified.data?.user.factors).toMatchObject([{ status: 'verified' }])
  expect(await levels(phone)).toEqual(['aal2', 'aal2'])

  // The session without the code has ended.
  expect((await laptop.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  const again = await person.signIn()
  expect(await levels(again)).toEqual(['aal1', 'aal2'])
  const wrong = await enterCode(again, enrolled?.id ?? '', totpCode(secret, now + 10 * step))
  expect(wrong.error?.code).toBe('mfa_verification_failed')
  expect((await enterCode(again, enrolled?.id ?? '', totpCode(secret, now + step))).error).toBeNull()
  expect(await levels(again)).toEqual(['aal2', 'aal2'])

  await phone.auth.refreshSession()
  expect(await levels(phone)).toEqual(['aal2', 'aal2'])
  const third = await person.signIn()
  expect((await third.auth.mfa.unenroll({ factorId: enrolled?.id ?? '' })).error?.code).toBe(
    'insufficient_aal',
  )
  expect((await phone.auth.mfa.unenroll({ factorId: enrolled?.id ?? '' })).error).toBeNull()
  await again.auth.refreshSession()
  expect(await levels(again)).toEqual(['aal1', 'aal1'])
})

test('a code is refused for another person’s factor', async () => {
  const [owner, stranger] = [await makePerson(harness), await makePerson(harness, null)]
  const { id, secret } = await enrollTotp(await owner.signIn())
  const other = await stranger.signIn()
  const code = totpCode(secret, Date.now())
  expect((await enterCode(other, id, code)).error?.code).toBe('mfa_factor_not_found')
  expect((await other.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('mfa_factor_not_found')
  expect((await other.auth.mfa.listFactors()).data?.all).toEqual([])
  expect((await enterCode(connect(harness), id, code)).error).not.toBeNull()
})

test('the next enrolment replaces an abandoned one, and a second factor needs the first', async () => {
  const person = await makePerson(harness)
  const client = await person.signIn()
  const celular = { factorType: 'totp', friendlyName: 'Celular' } as const
  for (const _ of ['abandoned', 'begun again'])
    expect((await client.auth.mfa.enroll(celular)).error).toBeNull()
  await enrollTotp(client)
  const laptop = await person.signIn()
  expect((await laptop.auth.mfa.enroll(celular)).error?.code).toBe('insufficient_aal')
})
