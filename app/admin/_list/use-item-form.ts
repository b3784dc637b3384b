'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import type { ActionResult } from '@/lib/action/result'
import type { ListDefinition, ListPanel } from '@/lib/content/definition'
import type { ItemRow } from '@/lib/content/item-row'
import { itemFingerprint } from '@/lib/content/order'
import { newId } from '@/lib/new-id'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { stillSending, useImagesSending } from '../_images/sending'
import { keptUnsaved, mayUseTinyPictures } from '../_images/tiny-pictures'
import { notify } from '../_ui/notify'
import { useAdminForm } from '../_ui/use-admin-form'
import { saveItem } from './actions'
import type { ItemDialogProps } from './use-item-dialog'

type Values = Record<string, unknown>

/** For a form that holds something else than it sends, such as files. */
export type Holding<Held extends Values> = {
  /** The form's schema out of the list's own, where its fields read `before`; a stable function. */
  schema(panel: ListPanel, before: Values | undefined): z.ZodType<Values, Held>
  hold(values: Values): Held
  /** What of it a draft can hold; a stable function. */
  keepInDraft(held: Held): Held
  /** What is sent, once everything it needs has arrived. */
  send(output: Values, id: string): Promise<ActionResult<{ values: Values }>>
}

/** For a form that sends what it holds. */
export const plain: Holding<Values> = {
  schema: ({ form, fieldErrors }, before) =>
    withValidationMessages(form, (values) => fieldErrors(values, before)),
  hold: (values) => values,
  keepInDraft: (values) => values,
  send: async (values) => ({ ok: true, values }),
}

type Options<Row extends ItemRow> = ItemDialogProps<Row> & {
  /** Fields (path prefixes) behind each tab, in the tabs' order. */
  tabs?: Record<string, string[]>
}

/** The form of one item. What it was opened with stays, whatever happens to the list behind it. */
export function useItemForm<Row extends ItemRow, Held extends Values>(
  { list: info, row, onClose, tabs }: Options<Row>,
  holding: Holding<Held>,
) {
  const router = useRouter()
  const isSending = useImagesSending()
  const list: ListDefinition = registry[info.name]
  const { panel } = list
  const { texts, draft = [info.name, 'novo'] } = panel
  const { schema } = holding
  const [id] = useState(() => row?.id ?? newId())
  // What is stored as far as the form knows.
  const [before, setBefore] = useState<Values | undefined>(row?.form)
  const form = useAdminForm<Held, Values, object>({
    schema: useMemo(() => schema(panel, before), [schema, panel, before]),
    values: holding.hold(before ?? panel.read()),
    expectedFingerprint: row?.expectedFingerprint ?? null,
    draftName: row ? `${draft[0]}:${id}` : draft.join(':'),
    keepInDraft: holding.keepInDraft,
    tabs,
    failure: texts.saveFailed,
    async save(output, how) {
      if (isSending) return stillSending
      if (!mayUseTinyPictures()) return keptUnsaved
      const sent = await holding.send(output, id)
      if (!sent.ok) return sent
      return saveItem({ list: info.name, id, ...how, values: withoutPlace(list, sent.values, before) })
    },
    onSaved() {
      notify.success(row ? texts.updated : texts.created)
      onClose()
    },
  })

  function reload() {
    // The list behind the dialog is as old as the form was.
    router.refresh()
    const current = storedItem.safeParse(form.conflict?.current)
    if (!current.success) {
      if (texts.reloadFailed) notify.error(texts.reloadFailed)
      return onClose()
    }
    const stored = panel.read(current.data)
    setBefore(stored)
    form.reload(holding.hold(stored), itemFingerprint(list, current.data))
  }

  return { form, id, before, reload, isNew: row === null }
}

/** The list's own schema with what speaks against its values, each at its field. */
export function withValidationMessages<Output, Input>(
  schema: z.ZodType<Output, Input>,
  problemsOf: (output: Output) => Record<string, string>,
): z.ZodType<Output, Input> {
  return schema.superRefine((output, context) => {
    for (const [path, message] of Object.entries(problemsOf(output))) {
      context.addIssue({ code: 'custom', path: path.split('.'), message })
    }
  })
}

/** A place that nobody touched here may have been changed in the list meanwhile: then it is not sent. */
function withoutPlace({ orderField }: ListDefinition, values: Values, before: Values | undefined) {
  if (!orderField || !before || values[orderField] !== Number(before[orderField])) return values
  const { [orderField]: _, ...rest } = values
  return rest
}

const storedItem = z.looseObject({ id: z.string() })
