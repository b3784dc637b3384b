'use server'

import { adminAction } from '@/lib/access/admin-action'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { updateSingle } from '@/lib/content/single'
import {
  aboutForm,
  brandForm,
  configurationForm,
  heroCallForm,
  heroFilmsForm,
  heroMediaForm,
} from '@/lib/hotel/form'
import { publishSite } from '@/lib/site/publish'
import { registry, type SingleName } from '@/lib/site/registry'
import { z } from '@/lib/zod'

const heroFailed = 'Erro ao salvar seção Hero.'

export const saveHeroMedia = adminAction(change(heroMediaForm), heroFailed, (input, admin) =>
  save(admin, 'hero', input),
)

export const saveHeroCall = adminAction(change(heroCallForm), heroFailed, (input, admin) =>
  save(admin, 'hero', input),
)

export const saveHeroFilms = adminAction(change(heroFilmsForm), heroFailed, (input, admin) =>
  save(admin, 'hero', input),
)

export const saveAbout = adminAction(change(aboutForm), 'Erro ao salvar seção Sobre.', (input, admin) =>
  save(admin, 'about', input),
)

export const saveConfiguration = adminAction(
  change(configurationForm),
  'Erro ao salvar configurações.',
  (input, admin) => save(admin, 'configuration', input),
)

export const saveBrand = adminAction(change(brandForm), 'Erro ao salvar marca.', (input, admin) =>
  save(admin, 'configuration', input),
)

type Change = { values: Record<string, unknown>; expectedValues: Record<string, unknown>; force: boolean }
type Saved = { stored: Record<string, unknown>; kept: string }

function change<S extends z.ZodObject>(schema: S) {
  return z.object({ values: schema, expectedValues: z.record(z.string(), z.unknown()), force: z.boolean() })
}

async function save(
  admin: Admin,
  section: SingleName,
  { values, expectedValues, force }: Change,
): Promise<ActionResult<Saved>> {
  const result = await updateSingle(admin, registry[section], {
    values: edited(values, expectedValues),
    sent: values,
    expectedValues,
    force,
  })
  if (!result.ok) return result
  await publishSite({ [section]: result.values })
  return { ok: true, stored: result.values, kept: result.kept }
}

// A field that was left alone must not undo what somebody else has just written there.
function edited(values: Change['values'], expectedValues: Change['expectedValues']) {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => (value || '') !== (expectedValues[field] || '')),
  )
}
