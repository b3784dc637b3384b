import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { askProject } from './project.ts'

type Setting = {
  name: string
  wanted: boolean | number
  words: string
  isEnough?: (value: unknown) => boolean
}

/** Settings of the auth server that every plan has, with what is said where they differ. */
const settings: Setting[] = [
  { name: 'disable_signup', wanted: true, words: 'o cadastro está aberto' },
  { name: 'external_anonymous_users_enabled', wanted: false, words: 'entrar sem conta está ligado' },
  {
    name: 'password_min_length',
    wanted: 12,
    words: 'senhas de menos de 12 letras são aceitas',
    isEnough: (value) => typeof value === 'number' && value >= 12,
  },
  {
    name: 'security_update_password_require_reauthentication',
    wanted: false,
    words: 'trocar a senha pede um código por e-mail',
  },
  { name: 'mfa_totp_enroll_enabled', wanted: true, words: 'o segundo fator está desligado' },
  { name: 'mfa_totp_verify_enabled', wanted: true, words: 'o segundo fator não é conferido' },
]

/** Which settings of a hosted project are not as the panel needs them. Throws a Refusal when the API says no. */
export async function differences(api: string, projectUrl: string, token: string): Promise<Setting[]> {
  const { status, body } = await askProject(authConfig(api, projectUrl), { headers: bearer(token) })
  if (status !== 200)
    throw new Refusal(`A API do Supabase respondeu ${status}: o token não vale para este projeto`)
  const current = z.record(z.string(), z.unknown()).parse(body)
  return settings.filter(
    ({ name, wanted, isEnough = (value) => value === wanted }) => !isEnough(current[name]),
  )
}

/** Changes these settings and no other; throws a Refusal when the API does not take them. */
export async function change(
  api: string,
  projectUrl: string,
  token: string,
  wanted: Setting[],
): Promise<void> {
  const body = Object.fromEntries(wanted.map((setting) => [setting.name, setting.wanted]))
  const request = { method: 'PATCH', headers: bearer(token), body }
  const { status } = await askProject(authConfig(api, projectUrl), request)
  if (status !== 200) throw new Refusal(`A API do Supabase não aceitou os ajustes (${status}).`)
}

function authConfig(api: string, projectUrl: string) {
  const [ref = ''] = new URL(projectUrl).hostname.split('.')
  return `${api}/v1/projects/${ref}/config/auth`
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}
