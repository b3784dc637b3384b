import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listen } from '../../../supabase/local/http-server'
import { json } from '../../../supabase/local/responses'
import { Refusal } from '../refusal'
import { change, differences } from './management'

const place = '/v1/projects/abcdefghijklmnopqrst/config/auth'
const good = {
  disable_signup: true,
  external_anonymous_users_enabled: false,
  password_min_length: 14,
  security_update_password_require_reauthentication: false,
  mfa_totp_enroll_enabled: true,
  mfa_totp_verify_enabled: true,
}
let config: Record<string, unknown>
const requests: unknown[] = []

let server: Awaited<ReturnType<typeof listen>>
let api: string
beforeAll(async () => {
  server = await listen(0)
  api = server.baseUrl
  server.serve(answer)
})
afterAll(() => server.close())

/** As https://api.supabase.com/api/v1 describes it. */
async function answer(request: Request) {
  if (request.headers.get('authorization') !== 'Bearer sbp_right') return json({}, 401)
  if (new URL(request.url).pathname !== place) return json({}, 404)
  if (request.method === 'PATCH') {
    const body = z.record(z.string(), z.unknown()).parse(await request.json())
    requests.push(body)
    config = { ...config, ...body }
  }
  return json(config, 200)
}

beforeEach(() => {
  config = { ...good, smtp_host: 'kept' }
  requests.length = 0
})

const project = 'https://abcdefghijklmnopqrst.supabase.co'

test('a project as it should be needs nothing', async () => {
  expect(await differences(api, project, 'sbp_right')).toEqual([])
})

test.each(Object.entries({ ...good, password_min_length: 6 }))(
  '%s is put right, and nothing else',
  async (name, value) => {
    config[name] = typeof value === 'boolean' ? !value : value
    const wanted = await differences(api, project, 'sbp_right')
    expect(wanted.map((setting) => setting.name)).toEqual([name])
    await change(api, project, 'sbp_right', wanted)
    expect(requests).toEqual([{ [name]: name === 'password_min_length' ? 12 : value }])
    expect(await differences(api, project, 'sbp_right')).toEqual([])
  },
)

test('a token that opens nothing is told in words', async () => {
  await expect(differences(api, project, 'sbp_wrong')).rejects.toThrow(Refusal)
  await expect(differences(api, 'https://other.supabase.co', 'sbp_right')).rejects.toThrow('404')
})
