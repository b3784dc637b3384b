import { z } from '@/lib/zod'

const { $ZodArray, $ZodCheckLessThan, $ZodCheckMaxLength, $ZodNullable, $ZodObject } = z.core
const { $ZodOptional, $ZodPipe, $ZodString, $ZodUnion } = z.core

export type Limits = {
  characters?: number
  entries?: number
}

/** Returns the limits at `path` (`details.nights`, `features.0`), so that counters and validation agree; empty without any. */
export function limitsAt(schema: unknown, path: string): Limits {
  const limits: Limits = {}
  for (const type of path.split('.').reduce(under, typed(schema))) {
    const maximum = maximumOf(type)
    if (maximum === undefined) continue
    if (type instanceof $ZodString) limits.characters = maximum
    if (type instanceof $ZodArray) limits.entries = maximum
  }
  return limits
}

/** Returns the maximum of a schema's own checks: characters, entries or the greatest number. */
export function maximumOf(schema: unknown): number | undefined {
  const checks = schema instanceof z.core.$ZodType ? (schema._zod.def.checks ?? []) : []
  const maxima = checks.flatMap((check) => {
    if (check instanceof $ZodCheckMaxLength) return check._zod.def.maximum
    return check instanceof $ZodCheckLessThan ? Number(check._zod.def.value) : []
  })
  return maxima.length > 0 ? Math.min(...maxima) : undefined
}

function under(types: unknown[], step: string): unknown[] {
  return types.flatMap((type) => {
    if (type instanceof $ZodObject) return typed(type._zod.def.shape[step])
    return type instanceof $ZodArray ? typed(type._zod.def.element) : []
  })
}

/** Returns the schemas of the input, before transformations. */
function typed(schema: unknown): unknown[] {
  if (schema instanceof $ZodPipe) return typed(schema._zod.def.in)
  if (schema instanceof $ZodUnion) return schema._zod.def.options.flatMap(typed)
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional)
    return typed(schema._zod.def.innerType)
  return [schema]
}
