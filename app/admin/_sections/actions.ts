'use server'

import type { ActionResult } from '@/lib/access/result'
import type { SingleName } from '@/lib/site/registry'
import { saveItem } from '../_list/actions'

export const saveHeroMedia = saveAction('hero', 'media')
export const saveHeroCall = saveAction('hero', 'hero')
export const saveHeroFilms = saveAction('hero', 'films')
export const saveAbout = saveAction('about', 'about')
export const saveConfiguration = saveAction('configuration', 'configuration')
export const saveBrand = saveAction('configuration', 'brand')

type Sent = Omit<Parameters<typeof saveItem>[0], 'list' | 'id' | 'expectedFingerprint'> & {
  expectedValues: Record<string, unknown>
}
type Saved = { stored: Record<string, unknown>; notes: string }

/** Creates the save action of a form for some fields of a single row. */
function saveAction(list: SingleName, id: string) {
  return async (sent: Sent): Promise<ActionResult<Saved>> => {
    const result = await saveItem({ list, id, expectedFingerprint: null, ...sent })
    return result.ok ? { ok: true, stored: result.item, notes: result.notes } : result
  }
}
