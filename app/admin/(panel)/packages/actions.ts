'use server'

import { adminAction } from '@/lib/access/admin-action'
import type { Admin } from '@/lib/access/guard'
import type { StoredItem } from '@/lib/content/list'
import { readItems } from '@/lib/content/section-store'
import { planNextYear, toCheck } from '@/lib/panel/packages/repeat'
import { getHotelConditions } from '@/lib/panel/panel-queries'
import { registry } from '@/lib/panel/registry'
import { z } from '@/lib/zod'
import { copyItem, failureMessage, id } from '../../_list/list-action'

/** Copies a package to next year (PKG-24); `notes` name what the copy still needs. */
export const repeatPackage = adminAction(
  z.object({ id }),
  (_, reason) => failureMessage('changeFailed')({ list: 'packages' }, reason),
  async ({ id }, admin) => {
    const { contacts, conditions } = await getHotelConditions(admin)
    const place = { ...contacts, ...conditions }
    const copied = await copyItem(admin, 'packages', id, (original, items) =>
      planNextYear(original, items, place),
    )
    if (!copied.ok) return copied
    const { missing, dated } = toCheck(copied.original, await readPictureWords(admin, copied.original))
    const years = dated.length > 0 ? ` Confira o ano em: ${dated.join(', ')}.` : ''
    return { ok: true, id: copied.id, notes: ` Falta: ${missing.join(' e ')}.${years}${copied.notes}` }
  },
)

async function readPictureWords(admin: Admin, { images }: StoredItem) {
  const known = await readItems(admin, registry.pictures).catch(() => [])
  const addresses = JSON.stringify(images ?? '')
  return known.filter((picture) => addresses.includes(picture.id)).map(({ alt }) => String(alt))
}
