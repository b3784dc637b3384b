import postgres from 'postgres'

export type Person = { userId: string; sessionId: string }

/** What PostgREST does around a request: the login `authenticator`, the role and its time limit, the token's claims. */
export function createRequests(url: string, connections: number) {
  const pool = postgres(url, { max: connections, onnotice: () => undefined })
  const inRole = <T>(
    role: string,
    limit: string,
    claims: object,
    work: (sql: postgres.TransactionSql) => Promise<T>,
  ) =>
    pool.begin(async (sql) => {
      await sql`select set_config('role', ${role}, true), set_config('statement_timeout', ${limit}, true),
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
      return work(sql)
    })
  return {
    as: <T>({ userId, sessionId }: Person, work: (sql: postgres.TransactionSql) => Promise<T>) =>
      inRole(
        'authenticated',
        '8s',
        { sub: userId, session_id: sessionId, role: 'authenticated', aal: 'aal1' },
        work,
      ),
    anonymous: <T>(work: (sql: postgres.TransactionSql) => Promise<T>) =>
      inRole('anon', '3s', { role: 'anon' }, work),
    /** The functions' secret key; a hosted project gives it the login's own limit. */
    service: <T>(work: (sql: postgres.TransactionSql) => Promise<T>) =>
      inRole('service_role', '8s', { role: 'service_role' }, work),
    end: () => pool.end(),
  }
}
