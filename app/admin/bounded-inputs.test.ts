import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import * as hotelForms from '@/lib/panel/hotel-forms'
import * as packageForms from '@/lib/panel/packages/form'
import { lists } from '@/lib/panel/registry'
import * as roomForms from '@/lib/panel/rooms/form'
import { z } from '@/lib/zod'

const { schemas } = vi.hoisted(() => ({ schemas: [] as unknown[] }))

vi.mock('@/lib/access/admin-action', () => ({
  adminAction(schema: unknown) {
    schemas.push(schema)
    return () => undefined
  },
}))
vi.mock('next/cache', () => ({ refresh: vi.fn(), revalidatePath: vi.fn() }))

const { $ZodArray, $ZodBoolean, $ZodEnum, $ZodGUID, $ZodLiteral, $ZodNull, $ZodNumber } = z.core
const { $ZodISODate, $ZodNullable, $ZodObject, $ZodOptional, $ZodPipe } = z.core
const { $ZodCheckLessThan, $ZodCheckMaxLength, $ZodString, $ZodTransform, $ZodUnion, $ZodUUID } = z.core

test('every field of every form has a maximum', () => {
  const forms = Object.entries({ ...hotelForms, ...packageForms, ...roomForms }).flatMap(([name, form]) =>
    form instanceof $ZodObject ? unbounded(form, name) : [],
  )
  expect(forms).toEqual([])
  const open = z.object({ text: z.string().trim(), deep: z.object({ list: z.array(z.string()) }).nullable() })
  expect(unbounded(open)).toEqual(['text', 'deep.list', 'deep.list.0'])
})

test('every field that an action accepts has a maximum', async () => {
  const files = globSync('app/admin/**/actions.ts').filter((file) => file !== 'app/admin/login/actions.ts')
  for (const file of files) await import(resolve(file))
  expect(schemas.length).toBeGreaterThan(15)
  // Expected values are only compared, an item's values are validated by the schema of its list (below), and the request
  // body is limited earlier.
  const elsewhere = ['expectedValues', 'values']
  expect(schemas.flatMap((schema) => unbounded(schema)).filter((path) => !elsewhere.includes(path))).toEqual(
    [],
  )
  expect(lists.flatMap(({ name, panel }) => unbounded(panel.form, name))).toEqual([])
})

/** Returns the paths of texts, lists and numbers without a maximum. */
function unbounded(schema: unknown, path = ''): string[] {
  if (schema instanceof $ZodObject) {
    return Object.entries(schema._zod.def.shape).flatMap(([key, field]) =>
      unbounded(field, path ? `${path}.${key}` : key),
    )
  }
  if (schema instanceof $ZodArray)
    return [...bound(schema, path), ...unbounded(schema._zod.def.element, `${path}.0`)]
  if (schema instanceof $ZodUnion) return schema._zod.def.options.flatMap((option) => unbounded(option, path))
  if (schema instanceof $ZodPipe)
    return [schema._zod.def.in, schema._zod.def.out].flatMap((half) => unbounded(half, path))
  if (schema instanceof $ZodNullable || schema instanceof $ZodOptional)
    return unbounded(schema._zod.def.innerType, path)
  // The format limits their length.
  if (schema instanceof $ZodISODate || schema instanceof $ZodUUID || schema instanceof $ZodGUID) return []
  if (schema instanceof $ZodString || schema instanceof $ZodNumber) return bound(schema, path)
  const isClosed = [$ZodBoolean, $ZodEnum, $ZodLiteral, $ZodNull, $ZodTransform].some(
    (kind) => schema instanceof kind,
  )
  return isClosed ? [] : [path]
}

function bound(schema: unknown, path: string) {
  const maximum = maximumOf(schema)
  return maximum !== undefined && maximum <= 2 ** 31 - 1 ? [] : [path]
}

/** Returns the maximum of a schema's own checks: characters, entries or the greatest number. */
function maximumOf(schema: unknown): number | undefined {
  const checks = schema instanceof z.core.$ZodType ? (schema._zod.def.checks ?? []) : []
  const maxima = checks.flatMap((check) => {
    if (check instanceof $ZodCheckMaxLength) return check._zod.def.maximum
    return check instanceof $ZodCheckLessThan ? Number(check._zod.def.value) : []
  })
  return maxima.length > 0 ? Math.min(...maxima) : undefined
}
