import { corsHeaders, json } from '../_shared/cors.ts'
import { makeAccount } from './account.ts'
import { setPassword } from './password.ts'

/**
 * What only the project's secret key can do for a hotel's team: make an account, set a password. Whether it may is the
 * database's word, asked with the caller's session or the one-time link. `{ ok: true }` or `{ error: <why> }`.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response('ok', { headers: corsHeaders })
  if (request.method !== 'POST') return json({ error: 'method' }, 405)
  try {
    const { email, token, password } = await readBody(request)
    if (isEmail(email)) return await makeAccount(request, email.toLowerCase())
    if (isToken(token) && isPassword(password)) return await setPassword(token, password)
    return json({ error: 'malformed' }, 400)
  } catch (error) {
    console.error(error)
    return json({ error: 'failed' }, 500)
  }
})

async function readBody(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text()
  const body: unknown = text.length <= longestBody ? JSON.parse(text || '{}') : {}
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

const longestBody = 4096

function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value)
}

/** The rest of the rules is the site's; these keep out what no form of it sends. */
function isPassword(value: unknown): value is string {
  return typeof value === 'string' && [...value].length >= 12 && new TextEncoder().encode(value).length <= 72
}
