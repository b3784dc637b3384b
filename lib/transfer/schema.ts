import type { ListDefinition, SectionDefinition } from '@/lib/content/definition'
import { type Field, forms } from '@/lib/content/fields/field'
import { maxId } from '@/lib/content/fields/limited'
import { sections } from '@/lib/site/registry'
import { z } from '@/lib/zod'
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
  const { label: title, fields } = section
  if (section.kind === 'single')
    return { title, ...ofFields(treeOf(fields), inputOf(z.object(forms(fields)))) }
  const items = ofFields(treeOf(fields), inputOf(section.panel.form), beside(section))
  return { title, type: 'array', ...(section.lone && { maxItems: 1 }), items }
}

/** What an item has besides its fields. */
function beside({ name, lone, carried = {} }: ListDefinition): Schema {
  const id = lone ? { const: name } : { type: 'string', minLength: 1, maxLength: maxId }
  const more = Object.entries(carried).map(([field, schema]) => [field, inputOf(schema)])
  return { id, ...Object.fromEntries(more) }
}

/** What a form takes, as zod tells it: limits, patterns, what is nested. */
function inputOf(schema: z.ZodType): Schema {
  const { $schema: _, ...told } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  })
  return told
}

function ofFields(tree: FieldTree, told: Schema, own: Schema = {}): Schema {
  const required: string[] = 'id' in own ? ['id'] : []
  const properties = Object.entries(Object(told.properties)).map(([name, value]) => {
    const field = tree.get(name) ?? new Map()
    return [name, field instanceof Map ? ofFields(field, Object(value)) : ofField(field, Object(value))]
  })
  return {
    type: 'object',
    properties: { ...own, ...Object.fromEntries(properties) },
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function ofField(field: Field, told: Schema): Schema {
  const { label: title, hint: description, columns, required, kind } = field
  const words = { title, ...(description && { description }) }
  if (columns) return { ...words, ...told, items: ofFields(treeOf(columns), Object(told.items)) }
  if (kind === 'date') return { ...words, anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }
  if (kind === 'choice' && field.options) {
    const values = field.options.map(({ value }) => value)
    return { ...words, enum: required || values.includes('') ? values : ['', ...values] }
  }
  return { ...words, ...told, ...(kind === 'text' && required && told.type === 'string' && { minLength: 1 }) }
}
