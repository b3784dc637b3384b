'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { Refused } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import { adminAction } from '@/lib/auth/admin-action'
import { deleteElement, undoDelete } from '@/lib/content/delete-element'
import { elementById, insertElement, replaceElement } from '@/lib/content/list'
import { moveAfter } from '@/lib/content/order'
import { tryRewrite, type Written } from '@/lib/content/rewrite-list'
import { saveElement } from '@/lib/content/save-element'
import { maxBase, maxId, maxVersion } from '@/lib/fields/limited'
import { duplicateOf } from '@/lib/packages/admin/duplicate'
import { isSlugTaken, packageFields, pictureProblems } from '@/lib/packages/admin/fields'
import { packageValues } from '@/lib/packages/form'
import { publishSite } from '@/lib/site/publish'
import { registry } from '@/lib/site/registry'

const { packages } = registry
const id = z.string().trim().min(1).max(maxId)
const base = z.string().max(maxBase)
const version = z.int().min(1).max(maxVersion)
const saveFailed = 'Erro ao salvar pacote.'

/** `base` is the `itemFingerprint` that the form was opened with, null for a new one. */
export const savePackage = adminAction(
  packageValues.extend({ id, base: base.nullable(), force: z.boolean() }),
  saveFailed,
  async ({ id, base, force, ...values }, admin) => {
    const now = new Date().toISOString()
    const result = await saveElement(admin, packages, {
      id,
      base,
      force,
      change(stored, list) {
        if (isSlugTaken(list, values.slug, id)) {
          throw refusal({ slug: 'Já existe um pacote com este slug' })
        }
        const problems = pictureProblems(values, stored)
        if (Object.keys(problems).length > 0) throw refusal(problems)
        return packageFields(values, stored, now)
      },
    })
    if (!result.ok) return result
    await publishSite({ packages: result.list })
    return { ok: true }
  },
)

/** Puts a package on the site or takes it off, whatever else has changed about it. */
export const setPackageActive = adminAction(
  z.object({ id, active: z.boolean() }),
  saveFailed,
  async ({ id, active }, admin) => {
    const updatedAt = new Date().toISOString()
    return finish(
      await tryRewrite(admin, packages, (list) => {
        const stored = elementById(list, id)
        if (!stored) throw gone()
        return replaceElement(list, id, { ...stored, active, updatedAt })
      }),
    )
  },
)

export const duplicatePackage = adminAction(z.object({ id }), saveFailed, async ({ id }, admin) => {
  const stamps = { id: crypto.randomUUID(), now: new Date().toISOString() }
  return finish(
    await tryRewrite(admin, packages, (list) => {
      const original = elementById(list, id)
      if (!original) throw gone()
      const copy = duplicateOf(original, list, stamps)
      const beside = insertElement(list, copy, list.indexOf(original) + 1)
      return moveAfter(packages, beside, copy.id, id) ?? beside
    }),
  )
})

export const movePackage = adminAction(
  z.object({ id, after: id.nullable() }),
  saveFailed,
  async ({ id, after }, admin) =>
    finish(
      await tryRewrite(admin, packages, (list) => {
        const moved = moveAfter(packages, list, id, after)
        if (!moved) throw new Refused({ ok: false, error: 'A lista mudou enquanto isso. Tente de novo.' })
        return moved
      }),
    ),
)

/** Deletes a package as the page showed it (`base`), or whatever it is now; `version` is for `undoDeletePackage`. */
export const deletePackage = adminAction(
  z.object({ id, base, force: z.boolean() }),
  'Erro ao excluir pacote.',
  async (input, admin) => finish(await deleteElement(admin, packages, input)),
)

export const undoDeletePackage = adminAction(
  z.object({ id, version }),
  'Não foi possível desfazer a exclusão. Tente de novo.',
  async (input, admin) => finish(await undoDelete(admin, packages, input)),
)

/** Publishes what was written. A refusal means that the page shows what is no longer so: it is read again. */
async function finish(result: ActionResult<Written>): Promise<ActionResult<{ version: number }>> {
  if (!result.ok) {
    refresh()
    return result
  }
  await publishSite({ packages: result.list })
  return { ok: true, version: result.version }
}

function refusal(fieldErrors: Record<string, string>) {
  const [error = saveFailed] = Object.values(fieldErrors)
  return new Refused({ ok: false, error, fieldErrors })
}

function gone() {
  return new Refused({ ok: false, error: `${saveFailed} Ele foi excluído por outra pessoa.` })
}
