'use server'

import { adminAction } from '@/lib/access/admin-action'
import { maxVersion } from '@/lib/content/fields/limited'
import { forgetPending } from '@/lib/content/pending'
import { reviewPending } from '@/lib/content/review-pending'
import { updateSingle } from '@/lib/content/single'
import {
  aboutForm,
  brandForm,
  configurationForm,
  heroCallForm,
  heroFilmsForm,
  heroMediaForm,
} from '@/lib/hotel/form'
import { registry } from '@/lib/panel/registry'
import { publishSite } from '@/lib/site/publish'
import type { SingleName } from '@/lib/site/registry'
import { z } from '@/lib/zod'

const heroFailed = 'Erro ao salvar seção Hero.'

export const saveHeroMedia = saveAction('hero', heroMediaForm, heroFailed)
export const saveHeroCall = saveAction('hero', heroCallForm, heroFailed)
export const saveHeroFilms = saveAction('hero', heroFilmsForm, heroFailed)
export const saveAbout = saveAction('about', aboutForm, 'Erro ao salvar seção Sobre.')
export const saveConfiguration = saveAction(
  'configuration',
  configurationForm,
  'Erro ao salvar configurações.',
)
export const saveBrand = saveAction('configuration', brandForm, 'Erro ao salvar marca.')

/** Declares the action of a form that saves some fields of a single row. */
function saveAction<I, O extends Record<string, unknown>>(
  section: SingleName,
  form: z.ZodType<O, I>,
  failure: string,
) {
  const input = z.object({
    values: form,
    expectedValues: z.record(z.string(), z.unknown()),
    force: z.boolean(),
    /** The pending version that this save publishes. */
    pending: z
      .object({ id: z.uuid(), version: z.int().min(1).max(maxVersion) })
      .nullable()
      .optional(),
  })
  return adminAction(input, failure, async ({ values: sent, pending, ...change }, admin) => {
    const values = edited(sent, change.expectedValues)
    const result = await updateSingle(admin, registry[section], { ...change, values, sent })
    if (!result.ok) return result
    await publishSite({ [section]: result.values })
    if (pending) await forgetPending(admin, pending)
    const review = await reviewPending(admin, registry[section], result.list)
    return { ok: true, stored: result.values, kept: result.kept + review }
  })
}

/** Returns the changed fields: an unchanged one must not overwrite what somebody else has written meanwhile. */
function edited(values: Record<string, unknown>, expectedValues: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => (value || '') !== (expectedValues[field] || '')),
  )
}
