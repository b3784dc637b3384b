import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { parseEnv } from '@/lib/env'
import { blanks } from '@/lib/fields/field'
import { packageRow } from '@/lib/packages/admin/rows'
import { packageFields } from '@/lib/packages/fields'
import { toForm } from '@/lib/packages/form'
import { roomRows } from '@/lib/rooms/admin/rows'
import { withWarnings } from '@/lib/rooms/admin/warnings'
import { roomFields } from '@/lib/rooms/fields'
import { roomFieldErrors, roomForm, toRoomValues } from '@/lib/rooms/form'
import { parseSite } from '@/lib/site/document'
import { noAnswers } from '@/lib/survey/answers'
import { parseSurvey, serializeSurvey } from '@/lib/survey/storage'
import { assertSameJson, assertSound } from './invariants.ts'
import { mutated, storedMutated } from './mutations.ts'
import { type Runnable, target } from './run.ts'
import * as samples from './samples.ts'

const newRoom = blanks(roomFields)

const newPackage = blanks(packageFields)

const known: Record<string, unknown[]> = {
  packageSchema: samples.storedPackages,
  roomSchema: samples.storedRooms,
  hotelSchema: [samples.siteDocument.hotel],
  heroSchema: [samples.storedHero],
  aboutSchema: [samples.storedAbout],
  configurationSchema: [samples.storedConfiguration],
  contactsSchema: samples.siteDocument.contacts,
  conditionsSchema: samples.siteDocument.conditions,
  testimonialSchema: samples.siteDocument.testimonials,
  arrivalSchema: samples.siteDocument.arrival,
  blockSchema: samples.siteDocument.about_blocks ?? [],
  textsSchema: samples.siteDocument.texts,
  pictureSchema: [{ id: 'varanda.jpg', alt: 'A varanda', focus: '30% 70%' }],
  packageForm: samples.typedPackages,
  packageValues: samples.sentPackages,
  roomForm: [...samples.typedRooms, ...samples.sentRooms],
  heroMediaForm: [samples.sentSections.heroMedia],
  heroCallForm: [samples.sentSections.heroCall],
  heroFilmsForm: [samples.sentSections.heroFilms],
  aboutForm: [samples.sentSections.about],
  configurationForm: [samples.sentSections.configuration],
  brandForm: [samples.sentSections.brand],
}

// What it makes is taken by another schema: numbers where it takes text.
const taker: Record<string, string> = { packageForm: 'packageValues' }

export async function schemaTargets(): Promise<Runnable[]> {
  const schemas = await exportedSchemas()
  const unknown = Object.keys(schemas).filter((name) => !known[name])
  assert.deepEqual(unknown, [], 'every schema needs a sample in scripts/fuzz/schemas.ts')
  return [...Object.entries(schemas).map(([name, schema]) => ofSchema(name, schema, schemas)), ...readers]
}

async function exportedSchemas() {
  const found: Record<string, z.ZodType> = {}
  for (const file of globSync('lib/**/{schema,form}.ts')) {
    const module: Record<string, unknown> = await import(resolve(file))
    for (const [name, value] of Object.entries(module)) if (value instanceof z.ZodType) found[name] = value
  }
  return found
}

function ofSchema(name: string, schema: z.ZodType, schemas: Record<string, z.ZodType>) {
  return target({
    name: `esquema ${name}`,
    inputs: mutated(...(known[name] ?? [])),
    check(input) {
      const first = schema.safeParse(input)
      if (!first.success || (schema === roomForm && hasProblems(input))) return 'refused'
      assertSound(first.data)
      const again = (schemas[taker[name] ?? name] ?? schema).safeParse(first.data)
      assert(again.success, `${name} refuses its own output: ${again.error && z.prettifyError(again.error)}`)
      assertSameJson(again.data, first.data, `${name} changes its own output`)
      return 'accepted'
    },
  })
}

// A room's images and category are compared with what is stored, which no schema knows.
function hasProblems(input: unknown) {
  return Object.keys(roomFieldErrors(roomForm.parse(input), undefined)).length > 0
}

const environment = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SITE_URL: 'https://hotel.example',
  HOTEL_SLUG: 'quaresmeira',
  BOOKING_ENGINE_URL: 'https://reservas.example',
  BOOKING_HOTEL_ID: 'q',
  DATA_DIR: '/tmp/x',
  REVALIDATE_SECRET: 'a'.repeat(24),
}

const readers = [
  target({
    name: 'documento do site',
    inputs: storedMutated(samples.siteDocument),
    weight: 3,
    check(input) {
      const site = orRefused(() => parseSite(input))
      if (!site) return 'refused'
      assertSound(site)
      assertSameJson(parseSite(site), site, 'the site changes when it is read again')
      return 'accepted'
    },
  }),
  target({
    name: 'ambiente',
    inputs: mutated(environment).map(asVariables),
    check(input) {
      const env = orRefused(() => parseEnv(input))
      if (!env) return 'refused'
      for (const url of [env.SUPABASE_URL, env.SITE_URL, env.BOOKING_ENGINE_URL]) {
        assert(/^https?:$/.test(new URL(url).protocol) && !url.endsWith('/'), url)
      }
      assert.match(env.HOTEL_SLUG, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      return 'accepted'
    },
  }),
  target({
    name: 'linhas do painel',
    inputs: storedMutated(samples.storedPackages[0], samples.storedRooms[0], newPackage, newRoom),
    check(input) {
      const element = { ...(typeof input === 'object' ? input : {}), id: 'x' }
      const row = packageRow(element, '2026-11-22')
      assert(!row.isPublic || row.validationMessage === null)
      assertSameJson(toForm(toForm(element)), toForm(element), 'a form shown again differs')
      withWarnings(roomRows([element, element]))
      toRoomValues(element)
      return row.validationMessage ? 'refused' : 'accepted'
    },
  }),
  target({
    name: 'pesquisa guardada',
    inputs: mutated({ version: 1, step: 3, answers: { ...noAnswers, name: 'Ana', email: 'a@b.example' } }),
    check(input) {
      const text = typeof input === 'string' ? input : (orRefused(() => JSON.stringify(input)) ?? null)
      const survey = parseSurvey(text)
      assertSameJson(parseSurvey(serializeSurvey(survey)), survey, 'a stored survey changes')
      return survey.answers === noAnswers ? 'refused' : 'accepted'
    },
  }),
]

// The operating system holds texts only, none with a NUL.
function asVariables(input: unknown): Record<string, string | undefined> {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'symbol' ? '' : textOf(value).replaceAll('\0', ''),
    ]),
  )
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : (orRefused(() => String(value)) ?? '')
}

/** These throw to refuse. Whatever is no plain `Error` is a fault. */
function orRefused<T>(parse: () => T): T | undefined {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReferenceError) throw error
    return undefined
  }
}
