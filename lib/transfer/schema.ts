import type { FieldRule, SectionDefinition } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { maxId } from '@/lib/content/fields/limited'
import { sections } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { choicesOf } from './choices'
import { formatVersion } from './structure'
import { type FieldTree, treeOf } from './tree'

type Schema = Record<string, unknown>

/** The format of an exported document, made of what the registry declares (2020-12). */
export function contentSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Conteúdo de um hotel',
    description:
      'Fotos e vídeos são "media:" e o nome de um arquivo da pasta media. Seções e campos que faltam ficam como estão; um item novo começa em branco.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      format: { const: formatVersion },
      content: {
        type: 'object',
        properties: Object.fromEntries(sections.map((section) => [section.name, ofSection(section)])),
        additionalProperties: false,
      },
    },
    required: ['format', 'content'],
    additionalProperties: false,
  }
}

function ofSection(section: SectionDefinition): Schema {
  const { name, label: title, fields } = section
  const tree = treeOf(
    Object.fromEntries(
      Object.entries(fields).map(([path, field]) => {
        const options = choicesOf(section, path, field)
        return [path, options ? { ...field, options } : field]
      }),
    ),
  )
  if (section.kind === 'single') return { title, ...ofFields(tree) }
  const { lone, most = lone && 1, carried = {}, kinds = {} } = section
  const id = lone ? { const: name } : { type: 'string', minLength: 1, maxLength: maxId }
  const beside = Object.entries(carried).map(([field, schema]) => [field, inputOf(schema)])
  const items = ofFields(tree, { id, ...Object.fromEntries(beside) })
  const rules = Object.entries(kinds)
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  const ofKinds = rules.map(([kind, { fields: own }]) => ({ if: isOfKind(kind), then: ofRules(own) }))
  // Where a list has the blocks of several pages, the import itself counts those of each.
  const once = fields.page ? [] : rules.filter(([, kind]) => kind.once)
  return {
    title,
    type: 'array',
    ...(most && { maxItems: most }),
    items: { ...items, required: ['id'], ...(rules.length > 0 && { allOf: ofKinds }) },
    ...(once.length > 0 && {
      allOf: once.map(([kind]) => ({ contains: isOfKind(kind), minContains: 0, maxContains: 1 })),
    }),
  }
}

function isOfKind(kind: string): Schema {
  return { type: 'object', properties: { kind: { const: kind } }, required: ['kind'] }
}

/** The lengths and numbers of a kind's fields; the columns of a row are all there, or they are blank. */
function ofRules(rules: Record<string, FieldRule>, isRow = false): Schema {
  const properties = Object.entries(rules).map(([name, { required, max, fewest, most, columns }]) => {
    const isList = fewest !== undefined || most !== undefined
    if (isList)
      return [
        name,
        {
          type: 'array',
          ...(fewest && { minItems: fewest }),
          ...(most && { maxItems: most }),
          ...(columns && { items: ofRules(columns, true) }),
        },
      ]
    if (required) return [name, { type: 'string', pattern: '\\S', ...(max && { maxLength: max }) }]
    return [name, max ? { type: ['string', 'null'], maxLength: max } : {}]
  })
  const filled = Object.keys(rules).filter((name) => isRow && rules[name]?.required)
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(filled.length > 0 && { required: filled }),
  }
}

function ofFields(tree: FieldTree, beside: Schema = {}): Schema {
  const properties = [...tree].map(([name, field]) => [
    name,
    field instanceof Map ? ofFields(field) : ofField(field),
  ])
  return {
    type: 'object',
    properties: { ...beside, ...Object.fromEntries(properties) },
    additionalProperties: false,
  }
}

function ofField({ label: title, hint: description, columns, required, kind, form, options }: Field): Schema {
  const words = { title, ...(description && { description }) }
  if (columns) return { ...words, ...inputOf(form), items: ofFields(treeOf(columns)) }
  if (kind === 'date') return { ...words, anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  if (kind === 'choice' && options) {
    const values = options.map(({ value }) => value)
    return { ...words, enum: required || values.includes('') ? values : ['', ...values] }
  }
  const input = inputOf(form)
  return {
    ...words,
    ...input,
    ...(kind === 'text' && required && input.type === 'string' && { minLength: 1 }),
  }
}

/** What a form accepts, as zod describes it: limits, patterns, nested values. */
function inputOf(schema: z.ZodType): Schema {
  const { $schema: _, ...input } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  })
  return input
}
