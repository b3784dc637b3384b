import type { Column, introspect, Relation, Routine } from './introspect.ts'

type Schema = Awaited<ReturnType<typeof introspect>>

export function renderTypes({ relations, routines }: Schema): string {
  const tables = relations.filter((relation) => !relation.isView)
  const views = relations.filter((relation) => relation.isView)
  return `${header}
export type Database = {
  public: {
    Tables: {
${tables.map(renderTable).join('\n')}
    }
    Views: {
${views.map(renderView).join('\n')}
    }
    Functions: {
${routines.map(renderRoutine).join('\n')}
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
`
}

const header = `// Generated from the migrations by scripts/generate-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** A table, described by what is inserted: columns that may be null or have a default are optional. */
type Table<Insert> = { Row: Required<Insert>; Insert: Insert; Update: Partial<Insert>; Relationships: [] }

type View<Row> = { Row: Row; Relationships: [] }
`

function renderTable({ name, columns }: Relation) {
  return `      ${name}: Table<{
${renderFields(columns, ({ nullable, hasDefault }) => (nullable || hasDefault ? '?' : ''))}
      }>`
}

function renderView({ name, columns }: Relation) {
  return `      ${name}: View<{
${renderFields(columns, () => '')}
      }>`
}

function renderFields(columns: Column[], mark: (column: Column) => string) {
  return columns.map((column) => `        ${column.name}${mark(column)}: ${typeOf(column)}`).join('\n')
}

function typeOf({ type, isArray, nullable }: Column) {
  return `${scalar(type)}${isArray ? '[]' : ''}${nullable ? ' | null' : ''}`
}

function renderRoutine({ name, args, returns, columns }: Routine) {
  const fields = members(args)
  const result = columns.length > 0 ? `{ ${members(columns)} }[]` : scalar(returns)
  return `      ${name}: { Args: ${fields ? `{ ${fields} }` : 'never'}; Returns: ${result} }`
}

function members(named: Routine['args']) {
  return named.map(({ name, type }) => `${name}: ${scalar(type)}`).join('; ')
}

const scalars: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  _text: 'string[]',
  _uuid: 'string[]',
}

/** Converts a type. PostgREST sends many types as text (uuid, text, timestamptz, …), which are strings. */
function scalar(type: string) {
  return scalars[type] ?? 'string'
}
