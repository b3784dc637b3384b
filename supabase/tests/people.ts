import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { insertUser } from '../local/accounts.ts'
import { connectTo, fewRounds } from './fixtures.ts'
import { baseUrl, type Client, type Harness, hotels, secrets } from './harness.ts'

export const password = 'Senha#dos-testes'

/** Creates an account with a role at hotel A, which can sign in from any number of devices. */
export async function makePerson(
  harness: Harness,
  role: string | null = 'admin',
  { name = '', isManager = false, hotelId = hotels.a } = {},
) {
  const id = randomUUID()
  const email = `${id}@test.example`
  await harness.database.driver.transaction((sql) =>
    insertUser(sql, { id, email, password, role, name, isManager }, hotelId, fewRounds),
  )
  return {
    id,
    email,
    async signIn(secret = password): Promise<Client> {
      const client = connect(harness)
      const { error } = await client.auth.signInWithPassword({ email, password: secret })
      if (error) throw error
      return client
    },
  }
}

/** Returns a client without a session. */
export function connect(harness: Harness): Client {
  return connectTo(harness, secrets.publishableKey)
}

/** Gives the signed-in person a verified factor; the session is at aal2 afterwards. */
export async function enrollTotp(client: Client) {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: randomUUID() })
  if (error) throw error
  const { secret } = data.totp
  const verified = await enterCode(client, data.id, totpCode(secret, Date.now()))
  if (verified.error) throw verified.error
  return { id: data.id, secret }
}

export function enterCode(client: Client, factorId: string, code: string) {
  return client.auth.mfa.challengeAndVerify({ factorId, code })
}

/** Proves the password, as the panel does before a change of the team; lasts two minutes. */
export async function provePassword(client: Client, given = password) {
  const { data, error } = await client.rpc('prove_password', { p_password: given })
  if (error) throw error
  if (!Object(data).proven) throw new Error('this is not the password')
}

export async function tokenOf(client: Client) {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ''
}

/** Returns status and body of a request with a copied token. */
export async function ask({ handle }: Harness, path: string, token: string, init: RequestInit = {}) {
  const headers = { apikey: secrets.publishableKey, authorization: `Bearer ${token}`, ...init.headers }
  const response = await handle(new Request(baseUrl + path, { ...init, headers }))
  return { status: response.status, body: await response.text() }
}

/** Returns the six digits for a moment in milliseconds. */
export function totpCode(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp })
}
