import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import { type Field, formValues } from '@/lib/content/fields/field'
import { itemFingerprint } from '@/lib/content/list'
import type { PendingMark } from '@/lib/content/pending-words'
import { isObject } from '@/lib/is-object'
import type { FormVersions } from '@/lib/panel/pending-queries'
import type { SingleName } from '@/lib/site/registry'
import type { z } from '@/lib/zod'
import { FieldGrid } from '../_editor/field-input'
import { FormBody } from '../_editor/form-body'
import { ItemFormBody } from '../_editor/item-form-body'
import type { Base } from '../_editor/recovery'
import { useFirstVersion, useItemForm, type Version } from '../_editor/use-item-form'
import { CancelButton } from '../_ui/button'

type Stored = Record<string, unknown>

type Saved = { stored: Stored; notes: string }

export type SectionProps = {
  stored: Stored
  /** Pending versions of all forms; without them this form cannot store any. */
  pending?: FormVersions
  /** Shows 'Cancelar' in a dialog. */
  onCancel?: () => void
}

type Props<I extends FieldValues, O> = SectionProps & {
  name: string
  /** Where its pending versions are stored: the section, and an id that distinguishes the forms of a row. */
  pendingOf?: { name: SingleName; id: string; label: string }
  schema: z.ZodType<O, I> & { shape: object }
  fields: Record<string, Field>
  save: (input: {
    values: O
    expectedValues: Stored
    force: boolean
    pending: PendingMark['seen'] | null
  }) => Promise<ActionResult<Saved>>
  success: string
  failure: string
  saveLabel?: string
  /** Custom inputs, rendered after the others. */
  inputs?: Record<string, ReactNode>
  beside?: ReactNode
  /** A sentence above the fields. */
  note?: string | undefined
}

/** Edits some fields of a single row, and sends them with their initial values (SAVE-6). */
export function SectionForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { stored, pending = {}, pendingOf, schema, fields, save, onCancel, inputs = {}, beside } = props
  const { id = '' } = pendingOf ?? {}
  const router = useRouter()
  const own = Object.fromEntries(Object.entries(fields).filter(([field]) => field in schema.shape))
  const readStored = (row: Stored): Version => ({
    form: formValues(own, row),
    expectedFingerprint:
      Object.keys(row).length > 0 ? itemFingerprint({}, itemOf(schema.shape, row, id)) : null,
  })
  const published = readStored(stored)
  const versions: Version[] = [
    published,
    ...(pending[id] ?? []).map(({ form, pending }) => ({
      form: formValues(own, form),
      expectedFingerprint: null,
      pending: { ...pending, before: formValues(own, pending.before ?? {}) },
    })),
  ]
  const base = (row: Stored): Base => {
    const { form: values, expectedFingerprint: fingerprint } = readStored(row)
    return { values, fingerprint }
  }
  const item = useItemForm<Version, I, O, Saved>({
    first: useFirstVersion(versions) ?? published,
    schema: useCallback(() => schema, [schema]),
    toForm: (values) => values as I,
    paths: Object.keys(own),
    read: (current) => (isObject(current) ? base(current) : null),
    recoveryName: props.name,
    failure: props.failure,
    save: (values, { base, force, pending }) =>
      save({ values, expectedValues: base.values ?? {}, force, pending }),
    baseAfter: (result) => base(result.stored),
    onSaved: ({ notes }) => ({ success: props.success, notes }),
  })
  const look = {
    saveLabel: props.saveLabel ?? 'Salvar',
    className: beside ? '[&>:first-child]:overflow-visible' : '',
  }
  const content = (
    <div className={beside ? 'grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : ''}>
      <div className="grid min-w-0 gap-5">
        {props.note && <p className="text-ink-600">{props.note}</p>}
        <FieldGrid fields={Object.entries(own).filter(([field]) => !inputs[field])} />
        {Object.values(inputs)}
      </div>
      {beside}
    </div>
  )
  if (!pendingOf || !props.pending) {
    const cancel = onCancel && <CancelButton onClick={onCancel} disabled={item.isClosingBlocked} />
    return (
      <FormBody form={item} {...look} footer={cancel}>
        {content}
      </FormBody>
    )
  }

  const unfinished = async () => ({ ok: true as const, values: item.form.getValues() })
  return (
    <ItemFormBody<Version>
      list={pendingOf}
      item={{ ...item, id, isNew: false, unfinished, fields: own }}
      versions={versions}
      onClose={showStored}
      stays
      {...look}
    >
      {content}
    </ItemFormBody>
  )

  /** Shows the stored version after a pending one is gone, whose button had the focus. */
  function showStored() {
    item.show(published)
    item.element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    router.refresh()
  }
}

/** Extracts the form's fields from a row, in the shape that the server uses for fingerprints. */
function itemOf(shape: object, row: Stored, id: string) {
  return { ...Object.fromEntries(Object.keys(shape).map((name) => [name, row[name] ?? null])), id }
}
