import { readFileSync } from 'node:fs'
import { type Database, openDatabase } from '../local/database.ts'

/** Idle databases, kept by the process, which loads this module several times. */
const key = Symbol.for('database-tests.idle')
const kept: { [key]?: Database[] } = Object(globalThis)
kept[key] ??= []
const idle = kept[key]

/**
 * Returns a database with the content of the snapshot. Opening one costs 1.5 s of CPU time, so its `close` restores the
 * rows and keeps it for the next test file of the process; one whose structure has changed is closed.
 */
export async function takeDatabase(
  snapshot: string,
): Promise<{ database: Database; begin(): Promise<void> }> {
  const database = idle.pop() ?? (await openKeptDatabase(snapshot))
  const { close } = database
  let structure: unknown
  return {
    database: Object.assign(database, {
      async close() {
        Object.assign(database, { close })
        if ((await structureOf(database)) !== structure) return close.call(database)
        await database.driver.query('select pg_temp.put_back()')
        idle.push(database)
      },
    }),
    /** Records the structure that the backend has found or created. */
    async begin() {
      structure = await structureOf(database)
    },
  }
}

async function openKeptDatabase(snapshot: string) {
  const database: Database = await openDatabase(undefined, new Blob([readFileSync(snapshot)]))
  await database.driver.exec(keep)
  return Object.assign(database, { hasPlatform: true })
}

/** Returns the newest transaction and the number of rows in each table of the catalogue. */
async function structureOf({ driver }: Database) {
  const { rows } = await driver.query<{ state: string }>('select pg_temp.structure() as state')
  return rows[0]?.state
}

/** Copies every row; `put_back` restores each table from its copy without triggers. */
const keep = `
create temporary table kept_tables as
  select format('%I.%I', nspname, relname) as name, 'kept_' || c.oid as copy,
    (select string_agg(format('%I', attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname !~ '^(pg_|information_schema$)';

create temporary table kept_sequences as
  select format('%I.%I', schemaname, sequencename)::regclass as name, start_value, last_value from pg_sequences;

do $$
declare kept record;
begin
  for kept in select * from kept_tables loop
    execute format('create temporary table %I as table %s', kept.copy, kept.name);
  end loop;
end $$;

create function pg_temp.put_back() returns void language plpgsql set session_replication_role = replica as $$
declare kept record;
begin
  for kept in select * from kept_tables loop
    execute format('delete from %s', kept.name);
    execute format('insert into %s (%s) overriding system value select %2$s from %I',
      kept.name, kept.columns, kept.copy);
  end loop;
  perform setval(name, coalesce(last_value, start_value), last_value is not null) from kept_sequences;
end $$;

create function pg_temp.structure() returns text language plpgsql as $$
declare
  catalogue text;
begin
  select string_agg(format('select max(xmin::text::bigint)::text || count(*) as state from %s', oid::regclass), ' union all ')
  into catalogue from pg_class
  where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and relname <> 'pg_statistic';
  execute 'select string_agg(state, '' '') from (' || catalogue || ') as tables' into catalogue;
  return catalogue;
end $$;`
