import postgres from 'postgres'
import { isoTimestamp } from '../../local/database.ts'

// What is sent is text already, as PGlite takes it.
const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const json = { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) }
const jsonb = { ...json, to: 3802, from: [3802] }
const timestamptz = { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: isoTimestamp }

/** Values as the embedded backend's database takes and gives them, over one connection. */
export const plainValues = { max: 1, onnotice: () => undefined, types: { json, jsonb, timestamptz } }

/** A PostgreSQL under the names of the embedded backend's. */
export function openSql(url: string, settings: Record<string, string> = {}) {
  const sql = postgres(url, { ...plainValues, connection: settings })
  return {
    driver: {
      ...statements(sql),
      transaction: <T>(work: (transaction: ReturnType<typeof statements>) => Promise<T>) =>
        sql.begin((transaction) => work(statements(transaction))).then((result) => result as T),
    },
    close: () => sql.end(),
  }
}

function statements(sql: postgres.ISql) {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const parameters = values.map((value) => value as postgres.ParameterOrJSON<never>)
      const rows = await sql.unsafe<Row[]>(text, parameters)
      return { rows: [...rows], affectedRows: rows.count }
    },
    exec: (text: string) => sql.unsafe(text),
  }
}
