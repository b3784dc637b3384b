import postgres from 'postgres'
import { errorCode, Refusal } from '../refusal.ts'

export type Sql = postgres.Sql

/** A connection for one piece of work; throws a Refusal when the database cannot be entered. `warn` hears its warnings. */
export async function withDatabase<T>(
  url: string,
  work: (sql: Sql) => Promise<T>,
  warn: (message: string) => void = () => undefined,
): Promise<T> {
  const sql = open(url, warn)
  try {
    await sql`select 1`.catch((error: unknown) => {
      throw new Refusal(`O banco não deixou entrar: ${reasonOf(error)}.`)
    })
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function open(url: string, warn: (message: string) => void) {
  if (/^[^@]*\[[^@]*@/.test(url))
    throw new Refusal('Troque [YOUR-PASSWORD] pela senha do banco, sem os colchetes.')
  try {
    return postgres(url, {
      max: 1,
      connect_timeout: 10,
      // Behind Supabase's transaction pooler a statement prepared once may meet another connection the next time.
      prepare: false,
      ssl: isHere(url) || /[?&]sslmode=/.test(url) ? undefined : 'require',
      onnotice: ({ severity, message }) => {
        if (severity === 'WARNING' && message) warn(message)
      },
    })
  } catch {
    throw new Refusal('O endereço do banco não é como postgresql://usuario:senha@servidor:5432/postgres.')
  }
}

function isHere(url: string) {
  return /^(?:localhost|127\.0\.0\.1|\[::1\]|)$/.test(URL.parse(url)?.hostname ?? '')
}

function reasonOf(error: unknown) {
  const known: Record<string, string> = {
    '28P01': 'a senha não confere',
    '28000': 'este usuário não pode entrar',
    '3D000': 'este banco não existe',
    ENOTFOUND: 'este nome de servidor não existe',
    ECONNREFUSED: 'ninguém atende neste endereço',
    CONNECT_TIMEOUT: 'não respondeu em 10 s',
  }
  return known[errorCode(error) ?? ''] ?? (error instanceof Error ? error.message : String(error))
}
