import 'server-only'
import { refresh } from 'next/cache'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import type { EditedSection } from '@/lib/content/definition'
import { maxId } from '@/lib/content/fields/limited'
import { insertCopy } from '@/lib/content/item-changes'
import { findItem, itemFingerprint, type StoredItem } from '@/lib/content/list'
import type { ListTexts } from '@/lib/content/list-texts'
import { tryRewrite, type Written } from '@/lib/content/rewrite-list'
import { newId } from '@/lib/new-id'
import { publishWritten } from '@/lib/panel/publish-written'
import { registry } from '@/lib/panel/registry'
import { isSectionName, type ListName, listNames } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import type { Step } from './own-steps'

export const list = z.enum(listNames)
export const id = z.string().min(1).max(maxId)

/**
 * Publishes a write; `notes` are sentences about pending versions. A refused result refreshes the page, which is outdated. The
 * steps of the changed items (`ids`) let the tab recognise its own changes.
 */
export async function publishResult(
  admin: Admin,
  list: ListName,
  result: ActionResult<Written>,
  ids: string[] = [],
): Promise<ActionResult<{ version: number; notes: string; steps?: Step[] }>> {
  if (!result.ok) {
    refresh()
    return result
  }
  const notes = await publishWritten(admin, registry[list], result.list, { ids })
  const fingerprintIn = (items: StoredItem[], id: string) => {
    const item = findItem(items, id)
    return item ? itemFingerprint(registry[list], item) : ''
  }
  const steps = ids.map((id) => ({
    id,
    from: fingerprintIn(result.before, id),
    to: fingerprintIn(result.list, id),
  }))
  return { ok: true, version: result.version, notes, steps }
}

/** Stores a copy of an item below it, with the values that `next` returns. Throws on failure. */
export async function copyItem(
  admin: Admin,
  list: ListName,
  id: string,
  next: (original: StoredItem, items: StoredItem[]) => Record<string, unknown> = () => ({}),
): Promise<ActionResult<{ id: string; notes: string; original: StoredItem }>> {
  const definition = registry[list]
  const { texts } = definition.panel
  const stamps = { id: newId(), now: new Date().toISOString() }
  const result = await tryRewrite(admin, definition, (items) => {
    const original = findItem(items, id) ?? refuseMissing(texts)
    return insertCopy(definition, items, original, stamps, next(original, items))
  })
  const finished = await publishResult(admin, list, result, [stamps.id])
  if (!finished.ok || !result.ok) return finished.ok ? refuse(texts.gone) : finished
  return {
    ok: true,
    id: stamps.id,
    notes: finished.notes,
    original: findItem(result.list, id) ?? refuseMissing(texts),
  }
}

/** Returns the message of the form or list for a failure, or the backend's reason (PKG-13). */
export function failureMessage(text: 'saveFailed' | 'changeFailed' | 'deleteFailed') {
  return (input: unknown, reason?: string) => {
    const { list, id } = Object(input)
    if (typeof list !== 'string' || !isSectionName(list)) return 'Erro ao salvar.'
    const { panel, forms }: EditedSection = registry[list]
    const { texts, tellsWhy } = panel
    const form = forms?.[String(id)]
    if (form) return form.saveFailed
    return tellsWhy && reason && text !== 'deleteFailed' ? reason : texts[text]
  }
}

export function refuseMissing({ gone }: ListTexts): never {
  return refuse(gone)
}

export function refuse(error: string): never {
  throw new ActionError({ ok: false, error })
}
