import { z } from 'zod'
import { errorCode, Refusal } from '../refusal.ts'

export type Project = { url: string; publishableKey: string }

export type Answer = { status: number; body: unknown; headers: Headers }

/** Where Supabase tells of its outages. */
export const statusPage = 'https://status.supabase.com'

/** A project that answers 5xx: nothing is wrong with its address or its keys. */
export class Outage extends Refusal {}

type Request = { key?: string; method?: string; body?: unknown; headers?: Record<string, string> }

const patience = 10_000

/** One request to a project or a site; throws a Refusal that says why there was no answer. */
export async function ask(
  url: string,
  { key, method = 'GET', body, headers }: Request = {},
): Promise<Answer> {
  const own = key ? { apikey: key, ...(isToken(key) ? { authorization: `Bearer ${key}` } : {}) } : {}
  try {
    const response = await fetch(url, {
      method,
      headers: { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, body: parseJson(await response.text()), headers: response.headers }
  } catch (error) {
    throw new Refusal(`${new URL(url).host} não respondeu (${reasonOf(error)})`)
  }
}

/** Asks a project; throws an Outage when it answers 5xx. A paused project's 540 is an answer. */
export async function askProject(url: string, request: Request = {}): Promise<Answer> {
  const answer = await ask(url, request)
  if (answer.status < 500 || answer.status === 540) return answer
  throw new Outage(`o Supabase está com problemas: ${new URL(url).host} respondeu ${answer.status}`)
}

/** Calls a database function with the publishable key or another one. */
export function callFunction(project: Project, name: string, args: object, key = project.publishableKey) {
  return askProject(`${project.url}/rest/v1/rpc/${name}`, { key, method: 'POST', body: args })
}

/** What a pasted key may do, told by its form: new keys by their beginning, old ones by the role in them. */
export function kindOfKey(key: string): 'publishable' | 'secret' | undefined {
  if (key.startsWith('sb_publishable_')) return 'publishable'
  if (key.startsWith('sb_secret_')) return 'secret'
  const [, payload = ''] = key.split('.')
  const claims = claimsSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()))
  if (!claims.success) return undefined
  return claims.data.role === 'anon' ? 'publishable' : 'secret'
}

/** The place in the dashboard; for a project under another address the words of the menu. */
export function dashboard(url: string, path: string, words: string): string {
  const ref = refOf(url)
  return ref ? `${words} (https://supabase.com/dashboard/project/${ref}/${path})` : words
}

export function refOf(url: string): string | undefined {
  return /^https:\/\/([a-z0-9]{20})\.supabase\.co$/.exec(url)?.[1]
}

const claimsSchema = z.object({ role: z.enum(['anon', 'service_role']) })

function isToken(key: string) {
  return key.split('.').length === 3
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `nada em ${patience / 1000} s`
  const code = errorCode(error.cause)
  const known: Record<string, string> = {
    ENOTFOUND: 'este nome não existe na internet',
    EAI_AGAIN: 'a rede não resolve nomes agora',
    ECONNREFUSED: 'ninguém atende neste endereço',
  }
  return known[code ?? ''] ?? code ?? error.message
}
