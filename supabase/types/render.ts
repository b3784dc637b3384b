import type { Column, introspect, Relation, Relationship, Routine } from './introspect.ts'

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
`

function renderTable({ name, columns, relationships }: Relation) {
  return `      ${name}: {
${renderFields('Row', columns, () => '')}
${renderFields('Insert', columns, ({ nullable, hasDefault }) => (nullable || hasDefault ? '?' : ''))}
${renderFields('Update', columns, () => '?')}
${renderRelationships(relationships)}
      }`
}

function renderView({ name, columns }: Relation) {
  return `      ${name}: {
${renderFields('Row', columns, () => '')}
        Relationships: []
      }`
}

function renderFields(part: string, columns: Column[], mark: (column: Column) => string) {
  const fields = columns.map((column) => {
    const isWritten = part !== 'Row'
    const type = isWritten && column.identityAlways ? 'never' : typeOf(column)
    return `          ${column.name}${mark(column)}: ${type}`
  })
  return `        ${part}: {\n${fields.join('\n')}\n        }`
}

function typeOf({ type, isArray, nullable }: Column) {
  return `${scalar(type)}${isArray ? '[]' : ''}${nullable ? ' | null' : ''}`
}

function renderRelationships(relationships: Relationship[]) {
  if (relationships.length === 0) return '        Relationships: []'
  const entries = relationships.map(
    ({ name, columns, isOneToOne, target, targetColumns }) => `          {
            foreignKeyName: '${name}'
            columns: [${quoted(columns)}]
            isOneToOne: ${isOneToOne}
            referencedRelation: '${target}'
            referencedColumns: [${quoted(targetColumns)}]
          },`,
  )
  return `        Relationships: [\n${entries.join('\n')}\n        ]`
}

function renderRoutine({ name, args, returns, columns }: Routine) {
  const fields = members(args)
  const result = columns.length > 0 ? `{ ${members(columns)} }[]` : scalar(returns)
  return `      ${name}: { Args: ${fields ? `{ ${fields} }` : 'never'}; Returns: ${result} }`
}

function members(named: Routine['args']) {
  return named.map(({ name, type }) => `${name}: ${scalar(type)}`).join('; ')
}

function quoted(names: string[]) {
  return names.map((name) => `'${name}'`).join(', ')
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
}

/** Everything that PostgREST sends as text (uuid, text, timestamptz, …) is a string. */
function scalar(type: string) {
  return scalars[type] ?? 'string'
}
