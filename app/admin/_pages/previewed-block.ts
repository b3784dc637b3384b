import type { Field } from '@/lib/fields/field'
import { panelImages, panelSource } from '@/lib/images/panel-source'
import { middle, type Pictured } from '@/lib/images/picture'
import { blockFields } from '@/lib/pages/fields'
import type { FieldRule } from '@/lib/pages/kind'
import { type KindName, kinds } from '@/lib/pages/kinds'
import { type Block, blockSchema } from '@/lib/pages/schema'
import type { PictureDetails } from '@/lib/site/picture-details'

type Values = Record<string, unknown>

/** What is typed as the site would show it; where words are still missing, what belongs there. */
export function previewedBlock(
  kind: KindName,
  values: Values,
  details: Record<string, PictureDetails>,
): Block | null {
  const { success, data } = blockSchema.safeParse({ ...values, id: 'previa', kind, active: true })
  if (!success) return null
  return { ...data, ...completed(blockFields, kinds[kind].fields, data), pictures: told(details) }
}

/** Every picture that is chosen in it, as it is stored. */
export function picturesIn({ image, images, items }: Values): string[] {
  return [image, ...list(images), ...list(items).map((row) => Object(row).image)].filter(isText)
}

function completed(fields: Record<string, Field>, rules: Record<string, FieldRule>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, filled(fields[name], rule, values[name])]),
  )
}

function filled(field: Field | undefined, rule: FieldRule, value: unknown): unknown {
  if (!field) return value
  const { required = false, fewest = 0, label = field.label } = rule
  if (field.kind === 'image') return isText(value) ? shownAt(value) : null
  if (field.kind === 'images') return list(value).filter(isText).map(shownAt)
  const { columns } = field
  if (!columns) return required && !isText(value) ? label : value
  const rows = list(value)
  const missing = Array.from({ length: Math.max(0, fewest - rows.length) }, () => blankRow(columns))
  return [...rows, ...missing].map((row) => ({
    ...Object(row),
    ...completed(columns, rule.columns ?? {}, Object(row)),
  }))
}

function blankRow(columns: Record<string, Field>) {
  return Object.fromEntries(Object.entries(columns).map(([name, { blank }]) => [name, blank]))
}

/** Visitors' addresses are of what is published only. */
function shownAt(address: string) {
  const source = panelSource(address, 1200)
  return source.startsWith(panelImages) ? source : address
}

function told(details: Record<string, PictureDetails>): NonNullable<Pictured['pictures']> {
  return Object.fromEntries(
    Object.entries(details).map(([name, { alt, focus }]) => [
      name,
      { ...(alt && { alt }), ...(focus !== middle && { focus }) },
    ]),
  )
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
