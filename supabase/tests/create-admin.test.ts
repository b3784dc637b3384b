import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commandsOn } from './commands.ts'
import { hotels, secrets, sharedHarness } from './harness.ts'
import { makePerson } from './people.ts'

const harness = sharedHarness()
const command = commandsOn(harness)
const run = (args: string[], variables = {}) =>
  command('create-admin', args, { SUPABASE_SECRET_KEY: secrets.secretKey, ...variables })

test('one command creates the first administrator, with a link for the password (AUTH-17)', async () => {
  const email = `${randomUUID()}@test.example`
  const { code, said } = await run(['--email', email.toUpperCase(), '--name', 'Beatriz Andrade'])
  expect(said).toContain(`Pronto: ${email} administra o hotel e a equipe.`)
  expect(code).toBe(0)
  const [, token = ''] =
    said?.match(/^https:\/\/hotel\.example\/admin\/login\/senha\?link=([\w-]{43})$/m) ?? []
  const owner = await harness.clients.anon.rpc('password_link_owner', { p_token: token })
  expect(owner.data).toEqual({ email, name: 'Beatriz Andrade', is_new: true })
  const { data } = await harness.clients.admin.rpc('hotel_people', { p_hotel_id: hotels.a })
  expect(data?.find((person) => person.email === email)).toMatchObject({ is_manager: true })
})

test('an existing account keeps its password', async () => {
  const person = await makePerson(harness, 'viewer')
  const { said } = await run(['--email', person.email])
  expect(said).toContain('A conta já existia; a senha dela continua a mesma.')
  const client = await person.signIn()
  expect((await client.rpc('is_hotel_manager', { p_hotel_id: hotels.a })).data).toBe(true)
})

test.each([
  ['a malformed address', ['--email', 'ninguem'], {}, 'Diga o e-mail'],
  ['another hotel', ['--email', 'a@b.example'], { HOTEL_SLUG: 'hotel-z' }, 'Hotel não encontrado: hotel-z'],
  [
    'a wrong key',
    ['--email', 'a@b.example'],
    { SUPABASE_SECRET_KEY: secrets.publishableKey },
    'Não consegui criar',
  ],
])('%s is refused with a sentence', async (_, args, variables, sentence) => {
  const { code, said } = await run(args, variables)
  expect(said).toContain(sentence)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
})
