import { z } from 'zod'
import { parseJson } from '../../../supabase/local/responses.ts'
import { errorCode, Refusal } from '../refusal.ts'

export type Project = { url: string; publishableKey: string }

/** The page on which Supabase reports outages. */
export const statusPage = 'https://status.supabase.com'

/** A project answers 5xx, so its address and keys are not to blame. */
export class Outage extends Refusal {}

type Request = { key?: string; method?: string; body?: unknown; headers?: Record<string, string> }

const patience = 10_000

/** Sends one request to a project or a site. Throws a Refusal with the reason if there is no response. */
export async function ask(url: string, { key, method = 'GET', body, headers }: Request = {}) {
  const isToken = key?.split('.').length === 3
  const own = key && { apikey: key, ...(isToken && { authorization: `Bearer ${key}` }) }
  try {
    const response = await fetch(url, {
      method,
      headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return { status: response.status, body: parseJson(await response.bytes()) }
  } catch (error) {
    throw new Refusal(`${new URL(url).host} não respondeu (${reasonOf(error)})`)
  }
}

/** Like `ask`, but throws an Outage for 5xx, except for the 540 of a paused project. */
async function askProject(url: string, request: Request = {}) {
  const answer = await ask(url, request)
  if (answer.status < 500 || answer.status === 540) return answer
  throw new Outage(`o Supabase está com problemas: ${new URL(url).host} respondeu ${answer.status}`)
}

/** Calls a database function, by default with the publishable key. */
export function callFunction(project: Project, name: string, args: object, key = project.publishableKey) {
  return askProject(`${project.url}/rest/v1/rpc/${name}`, { key, method: 'POST', body: args })
}

/** Returns the public keys of session tokens; `keys` is undefined if the address is not that of a Supabase project. */
export async function readKeys(url: string) {
  const { status, body } = await askProject(`${url}/auth/v1/.well-known/jwks.json`)
  return { status, keys: status === 200 ? jwksSchema.safeParse(body).data?.keys : undefined }
}

const jwksSchema = z.object({ keys: z.array(z.object({ alg: z.string().optional() })) })

/** Reads the prefix of a new key or the role in an old one. */
export function kindOfKey(key: string): 'publishable' | 'secret' | undefined {
  if (key.startsWith('sb_publishable_')) return 'publishable'
  if (key.startsWith('sb_secret_')) return 'secret'
  const [, payload = ''] = key.split('.')
  const claims = claimsSchema.safeParse(parseJson(Buffer.from(payload, 'base64url')))
  if (!claims.success) return undefined
  return claims.data.role === 'anon' ? 'publishable' : 'secret'
}

const claimsSchema = z.object({ role: z.enum(['anon', 'service_role']) })

export function refOf(url: string): string | undefined {
  return /^https:\/\/([a-z0-9]{20})\.supabase\.co$/.exec(url)?.[1]
}

export function isLocal(url: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '')
}

/** Supabase's command line, which npx fetches; CI uses the same version. */
export const supabaseCli = 'supabase@3.1.0'

/** Returns arguments for npx: the first installs the migrations, the others the functions. `--use-api` needs no Docker. */
export function installCommands(slug: string, ref = '<ref>'): string[][] {
  return [
    [supabaseCli, 'db', 'push', `--remote=${ref}`],
    [supabaseCli, 'secrets', 'set', `HOTEL_SLUG=${slug}`, `--remote=${ref}`],
    [supabaseCli, 'functions', 'deploy', '--use-api', `--remote=${ref}`],
  ]
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
