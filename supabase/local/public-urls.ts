import type { Database } from './database.ts'

const anyLocalStorage = 'http://127\\.0\\.0\\.1:\\d+/storage/v1/'

/** With the port they were saved under, the history's too. The same content: triggers rest, no new version. */
export async function moveStoredUrls({ driver }: Database, baseUrl: string) {
  await driver.transaction(async (transaction) => {
    await transaction.exec('set local session_replication_role = replica')
    // Wherever an address can stand: every text and every document of every table.
    const { rows } = await transaction.query<{ table: string; name: string; type: string }>(
      `select c.table_name as table, c.column_name as name, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')`,
    )
    for (const { table, name, type } of rows) {
      await transaction.query(
        `update public.${table} set ${name} = regexp_replace(${name}::text, $1, $2, 'g')::${type}
         where ${name}::text ~ $1`,
        [anyLocalStorage, `${baseUrl}/storage/v1/`],
      )
    }
  })
}
