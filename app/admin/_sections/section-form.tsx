import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import { type Field, shown as readFields } from '@/lib/content/fields/field'
import { isObject, itemFingerprint } from '@/lib/content/list'
import type { PendingMark } from '@/lib/content/pending-words'
import type { FormVersions } from '@/lib/panel/pending-queries'
import type { SingleName } from '@/lib/site/registry'
import type { z } from '@/lib/zod'
import { keptUnsaved, mayUseTinyPictures, notifySaved } from '../_images/before-save'
import type { Version } from '../_list/form-props'
import { ItemFormBody } from '../_list/item-form-body'
import { useFirstVersion } from '../_pending/versions'
import { CancelButton } from '../_ui/button'
import type { Base } from '../_ui/draft'
import { FieldGrid } from '../_ui/field-input'
import { FormBody } from '../_ui/form-body'
import { useAdminForm } from '../_ui/use-admin-form'

type Stored = Record<string, unknown>

type Saved = { stored: Stored; kept: string }

export type SectionProps = {
  stored: Stored
  /** The pending versions of all forms; without them this one can keep none. */
  pending?: FormVersions
  /** Set in a dialog, which has 'Cancelar'. */
  onCancel?: () => void
}

type Props<I extends FieldValues, O> = SectionProps & {
  name: string
  /** Where its pending versions are kept: the section, and the id that tells the forms of a row apart. */
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
  /** Special inputs, which follow the others. */
  inputs?: Record<string, ReactNode>
  /** Content beside the form. */
  beside?: ReactNode
  /** A sentence above the fields. */
  note?: string | undefined
}

/** A form that sends its own fields and their values when it was opened (SAVE-6). */
export function SectionForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { stored, pending = {}, pendingOf, schema, fields, save, onCancel, inputs = {}, beside } = props
  const { id = '' } = pendingOf ?? {}
  const versions: Version[] = [{ form: stored }, ...(pending[id] ?? [])]
  const first = useFirstVersion(versions)
  const router = useRouter()
  const [shown, setShown] = useState(first?.pending)
  const own = Object.entries(fields).filter(([field]) => field in schema.shape)
  const read = (from: Stored) => readFields(Object.fromEntries(own), from)
  const base = (from: Stored): Base => ({
    values: read(from),
    fingerprint: Object.keys(from).length > 0 ? itemFingerprint({}, itemOf(schema.shape, from, id)) : null,
  })
  const openedWith = ({ form, pending }: Version): Base =>
    pending ? { values: read(pending.before ?? {}), fingerprint: pending.expectedFingerprint } : base(form)
  const form = useAdminForm<I, O, Saved>({
    schema: useCallback(() => schema, [schema]),
    opened: openedWith(first ?? { form: stored }),
    ...(first?.pending && { shown: read(first.form) }),
    hold: (values) => values as I,
    paths: own.map(([field]) => field),
    read: (current) => (isObject(current) ? base(current) : null),
    draftName: `${props.name}${shown ? `:${shown.id}` : ''}`,
    failure: props.failure,
    async save(values, how) {
      if (!mayUseTinyPictures()) return keptUnsaved
      return save({
        values,
        expectedValues: how.base.values ?? {},
        force: how.force,
        pending: shown?.seen ?? null,
      })
    },
    baseAfter: (result) => base(result.stored),
    onSaved({ kept }) {
      notifySaved(props.success, kept)
      setShown(undefined)
    },
  })
  const look = {
    saveLabel: props.saveLabel ?? 'Salvar',
    className: beside ? '[&>:first-child]:overflow-visible' : '',
  }
  const content = (
    <div className={beside ? 'grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : ''}>
      <div className="grid min-w-0 gap-5">
        {props.note && <p className="text-ink-600">{props.note}</p>}
        <FieldGrid fields={own.filter(([field]) => !inputs[field])} />
        {Object.values(inputs)}
      </div>
      {beside}
    </div>
  )
  if (!pendingOf || !props.pending) {
    const cancel = onCancel && <CancelButton onClick={onCancel} disabled={form.isHeld} />
    return (
      <FormBody form={form} {...look} footer={cancel}>
        {content}
      </FormBody>
    )
  }

  const unfinished = async () => ({ ok: true as const, values: form.form.getValues() })
  return (
    <ItemFormBody<Version>
      list={pendingOf}
      item={{ form, id, isNew: false, shown, setShown, show, unfinished, fields: Object.fromEntries(own) }}
      versions={versions}
      onClose={showStored}
      stays
      {...look}
    >
      {content}
    </ItemFormBody>
  )

  function show(version: Version) {
    setShown(version.pending)
    form.showVersion(openedWith(version), read(version.form))
  }

  /** After a version is no longer pending; its button had the focus. */
  function showStored() {
    show({ form: stored })
    form.element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    router.refresh()
  }
}

/** What the form edits of a row, as the server makes an item of it. */
function itemOf(shape: object, row: Stored, id: string) {
  return { ...Object.fromEntries(Object.keys(shape).map((name) => [name, row[name] ?? null])), id }
}
