import type { SectionDefinition } from '@/lib/content/definition'
import type { Field } from '@/lib/content/fields/field'
import { maxId } from '@/lib/content/fields/limited'
import { limitsOf } from '@/lib/pages/problems'
import { sections } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { choicesOf } from './choices'
import { formatVersion } from './structure'
import { type FieldTree, treeOf } from './tree'

/** Returns the JSON Schema (2020-12) of an exported document, generated from the registry. */
export function contentSchema() {
  const content = Object.fromEntries(sections.map((section) => [section.name, ofSection(section)]))
  const document = z.strictObject({
    $schema: z.string().optional(),
    format: z.literal(formatVersion),
    content: z.strictObject(content).partial(),
  })
  const description =
    'Fotos e vídeos são "media:" e o nome de um arquivo da pasta media. Seções e campos que faltam ficam como estão; um item novo começa em branco.'
  return inJson(document.meta({ title: 'Conteúdo de um hotel', description }))
}

/** Converts a form's zod schema: limits, patterns, nested values. */
function inJson(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
}

function ofSection(section: SectionDefinition): z.ZodType {
  const { name, label: title, fields } = section
  const chosen = Object.entries(fields).map(([path, field]) => {
    const options = choicesOf(section, path, field)
    return [path, options ? { ...field, options } : field]
  })
  const item = ofFields(treeOf(Object.fromEntries(chosen)))
  if (section.table) return item.meta({ title })
  const { lone, most = lone ? 1 : Infinity, carried = {}, kinds = {} } = section
  const id = lone ? z.literal(name) : z.string().min(1).max(maxId)
  const rules = Object.entries(kinds)
  const ofKinds = rules.map(([kind, { fields: own }]) => {
    const { $schema: _, ...then } = inJson(limitsOf(own).partial())
    return { if: isOfKind(kind), then }
  })
  // For a list with blocks of several pages, the import itself counts those of each page.
  const once = fields.page ? [] : rules.filter(([, kind]) => kind.once)
  const contained = once.map(([kind]) => ({ contains: isOfKind(kind), minContains: 0, maxContains: 1 }))
  return atMost(most, z.array(item.extend(carried).partial().extend({ id }).meta(allOf(ofKinds)))).meta({
    title,
    ...allOf(contained),
  })
}

function allOf(all: object[]) {
  return all.length > 0 ? { allOf: all } : {}
}

function isOfKind(kind: string) {
  return { type: 'object', properties: { kind: { const: kind } }, required: ['kind'] }
}

function atMost<Rows extends z.ZodArray>(most = Infinity, rows: Rows) {
  return most === Infinity ? rows : rows.max(most)
}

function ofFields(tree: FieldTree): z.ZodObject {
  const shape = [...tree].map(([name, field]) => [
    name,
    field instanceof Map ? ofFields(field) : ofField(field),
  ])
  return z.strictObject(Object.fromEntries(shape)).partial()
}

function ofField({ label: title, hint, columns, most, required, kind, form, options }: Field): z.ZodType {
  const words = { title, ...(hint && { description: hint }) }
  if (columns) return atMost(most, z.array(ofFields(treeOf(columns)))).meta(words)
  if (kind === 'date') return z.iso.date().nullable().meta(words)
  if (kind !== 'choice' || !options) return form.meta(words)
  const values = options.map(({ value }) => value)
  return z.enum(required || values.includes('') ? values : ['', ...values]).meta(words)
}
