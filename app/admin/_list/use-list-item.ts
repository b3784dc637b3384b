'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import type { ActionResult } from '@/lib/access/result'
import type { EditedSection, ListPanel } from '@/lib/content/definition'
import type { ItemRow } from '@/lib/content/item-row'
import { itemFingerprint } from '@/lib/content/list'
import { newId } from '@/lib/new-id'
import { registry } from '@/lib/panel/registry'
import { z } from '@/lib/zod'
import { useItemForm } from '../_editor/use-item-form'
import { notify } from '../_ui/notify'
import { type SavedItem, saveItem } from './actions'
import { sendInTurn } from './own-steps'
import type { ItemDialogProps } from './use-item-dialog'

type Values = Record<string, unknown>

/** Converts between stored values and form values, which may include files. */
export type FormConversion<Held extends Values> = {
  /** Returns the schema for a form opened with the values `before`; must be a stable function. */
  schema(panel: ListPanel, before: Values | undefined): z.ZodType<Values, Held>
  toForm(values: Values): Held
  /** Returns the part of the values that a recovery copy can hold; must be a stable function. */
  keepInCopy(held: Held): Held
  /** Uploads files, then resolves to the values to send. */
  send(output: Values, id: string): Promise<ActionResult<{ values: Values }>>
}

/** Sends the form's values unchanged. */
export const plainConversion: FormConversion<Values> = {
  schema: ({ form, fieldErrors }, before) =>
    withValidationMessages(form, (values) => fieldErrors(values, before)),
  toForm: (values) => values,
  keepInCopy: (values) => values,
  send: async (values) => ({ ok: true, values }),
}

type Options<Row extends ItemRow> = ItemDialogProps<Row> & {
  /** Explains why the site hides an item with these values; by default, because it is switched off. */
  explainHidden?: (values: Values, id: string) => string | null
  /** Path prefixes of the fields on each tab, in tab order. */
  tabs?: Record<string, string[]>
}

export function useListItem<Row extends ItemRow, Held extends Values>(
  { list: info, row, onClose, stays = false, onSaved, tabs, explainHidden: own }: Options<Row>,
  holding: FormConversion<Held>,
) {
  const router = useRouter()
  const list: EditedSection = registry[info.name]
  const { panel } = list
  const { texts, draft = [info.name, 'novo'] } = panel
  const { schema } = holding
  const [id] = useState(() => row?.id ?? (list.lone ? list.name : newId()))
  const isNew = row === null || row.pending?.isAlone === true
  const explainHidden = (values: Values) => own?.(values, id) ?? switchedOffReason(list, values)
  const item = useItemForm<Row, Held, Values, SavedItem>({
    first: row,
    schema: useCallback((before: Values | undefined) => schema(panel, before), [schema, panel]),
    toForm: (values) => holding.toForm(values ?? panel.read()),
    paths: Object.keys(list.fields),
    read(current) {
      const { success, data } = storedItem.safeParse(current)
      return success ? { values: panel.read(data), fingerprint: itemFingerprint(list, data) } : null
    },
    recoveryName: row ? `${draft[0]}:${id}` : draft.join(':'),
    keepInCopy: holding.keepInCopy,
    tabs,
    failure: texts.saveFailed,
    async save(output, { base, force, pending }) {
      const sent = await holding.send(output, id)
      if (!sent.ok) return sent
      return sendInTurn(async () => {
        const result = await saveItem({
          list: info.name,
          id,
          force,
          expectedFingerprint: base.fingerprint,
          expectedValues: base.values,
          values: omitUnchangedPlace(list, sent.values, base.values),
          pending,
        })
        if (!result.ok || base.fingerprint === null) return result
        return { ...result, steps: [{ id, from: base.fingerprint, to: result.fingerprint }] }
      })
    },
    ...(stays && { baseAfter: ({ item, fingerprint }) => ({ values: panel.read(item), fingerprint }) }),
    onSaved({ item, fingerprint, notes }) {
      const form = panel.read(item)
      const off = explainHidden(form)
      if (row && !row.pending) onSaved(row, { expectedFingerprint: fingerprint, form })
      if (!stays) onClose()
      return { success: isNew ? texts.created : texts.updated, notes: off ? `${notes} ${off}` : notes }
    },
  })

  function onGone() {
    // The list behind the dialog is outdated too.
    router.refresh()
    if (texts.reloadFailed) notify.error(texts.reloadFailed)
    onClose()
  }

  /** Uploads files, then resolves to the unvalidated values of a draft. */
  const unfinished = () => holding.send(item.form.getValues(), id)

  return { ...item, id, onGone, isNew, unfinished, fields: list.fields, explainHidden }
}

function switchedOffReason({ fields }: EditedSection, { active }: Values) {
  return fields.active && active === false ? `Fora do site: “${fields.active.label}” está desligado.` : null
}

/** Extends a schema with the problems that `problemsOf` finds, each at its field. */
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

/** Omits an unchanged position, because the list may have been reordered since (SAVE-5). */
function omitUnchangedPlace({ orderField }: EditedSection, values: Values, before: Values | undefined) {
  if (!orderField || !before || values[orderField] !== Number(before[orderField])) return values
  const { [orderField]: _, ...rest } = values
  return rest
}

const storedItem = z.looseObject({ id: z.string() })
