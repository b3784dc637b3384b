'use server'

import { adminAction } from '@/lib/access/admin-action'
import { findItem, removeItem } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { saveStoredItem } from '@/lib/content/save-item'
import { detailsForm } from '@/lib/panel/hotel-forms'
import { publishWritten } from '@/lib/panel/publish-written'
import { registry } from '@/lib/panel/registry'
import { z } from '@/lib/zod'

const input = z.object({
  values: detailsForm,
  expectedValues: z.record(z.string(), z.unknown()),
  force: z.boolean(),
})

/** Saves name and telephone to the configuration, and the times to the contacts. */
export const saveDetails = adminAction(
  input,
  'Erro ao salvar dados do hotel.',
  async ({ values, expectedValues: { name, phone, ...opened }, force }, admin) => {
    const { checkin_time, checkout_time, ...sent } = values
    const typed = Object.entries({ checkin_time, checkout_time })
    // Times that this form has not changed may be a colleague's by now.
    const own = Object.fromEntries(typed.filter(([time, value]) => value !== opened[time]))
    const { contacts, configuration } = registry
    const listed = await tryRewrite(admin, contacts, (items) => {
      const stored = findItem(items, contacts.name) ?? { id: contacts.name, name: contacts.label }
      return [...removeItem(items, contacts.name), { ...stored, ...own }]
    })
    if (!listed.ok) return listed
    const written = findItem(listed.list, contacts.name)
    const times = Object.fromEntries(typed.map(([time]) => [time, written?.[time] ?? '']))
    const pendingNotes = await publishWritten(admin, contacts, listed.list)
    const before = 'name' in sent ? { name, phone } : { phone }
    const edit = { id: 'details', expectedFingerprint: null, values: sent, before, force }
    const result = await saveStoredItem(admin, configuration, edit)
    if (!result.ok) {
      const { conflict } = result
      return conflict
        ? { ...result, conflict: { ...conflict, current: { ...Object(conflict.current), ...times } } }
        : result
    }
    const notes = result.notes + pendingNotes + (await publishWritten(admin, configuration, result.list))
    return { ok: true, stored: { ...values, ...times }, notes }
  },
)
