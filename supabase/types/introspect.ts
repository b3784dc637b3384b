import type { Database } from '../local/database.ts'

export type Column = {
  name: string
  type: string
  isArray: boolean
  nullable: boolean
  hasDefault: boolean
}
export type Relation = { name: string; isView: boolean; columns: Column[] }
type Named = { name: string; type: string }

/** `columns` describes the rows of a function that returns a table. */
export type Routine = { name: string; args: Named[]; returns: string; columns: Named[] }

export async function introspect({ driver }: Database) {
  const relations = await driver.query<Relation>(relationsSql)
  const routines = await driver.query<Routine>(routinesSql)
  return { relations: relations.rows, routines: routines.rows }
}

/** Returns the permissions, one per line, which the doctor compares with a project's. */
export async function readCatalogue({ driver }: Database): Promise<string> {
  const { rows } = await driver.query<{ line: string }>('select line from private.catalogue() line')
  const lines = rows.map(({ line }) => line).sort()
  return `${lines.join('\n')}\n`
}

const relationsSql = `
  select c.relname as name, c.relkind = 'v' as "isView",
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', coalesce(element.typname, t.typname),
        'isArray', element.oid is not null,
        'nullable', not a.attnotnull,
        'hasDefault', a.atthasdef or a.attidentity <> '') order by a.attname)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_type element on t.typcategory = 'A' and element.oid = t.typelem
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
  order by c.relname`

const routinesSql = `
  select p.proname as name, t.typname as returns,
    (select coalesce(json_agg(json_build_object('name', p.proargnames[i], 'type', argument.typname) order by i), '[]'::json)
      from unnest(p.proargtypes::oid[]) with ordinality as a (type, i)
      join pg_type argument on argument.oid = a.type) as args,
    (select coalesce(json_agg(json_build_object('name', p.proargnames[i], 'type', o.typname) order by i), '[]'::json)
      from unnest(p.proallargtypes, p.proargmodes) with ordinality as c (type, mode, i)
      join pg_type o on o.oid = c.type where c.mode = 't') as columns
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and t.typname <> 'trigger'
  order by p.proname`
