import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import { type Field, shown } from '@/lib/content/fields/field'
import { isObject, itemFingerprint } from '@/lib/content/list'
import type { FormDrafts } from '@/lib/site/panel-queries'
import type { SingleName } from '@/lib/site/registry'
import type { z } from '@/lib/zod'
import { keptUnsaved, mayUseTinyPictures, notifySaved } from '../_images/before-save'
import { ItemFormBody, type Version } from '../_list/item-form-body'
import { CancelButton } from '../_ui/button'
import type { Base } from '../_ui/draft'
import { FieldGrid } from '../_ui/field-input'
import { FormBody } from '../_ui/form-body'
import { useAdminForm } from '../_ui/use-admin-form'

type Stored = Record<string, unknown>

type Saved = { stored: Stored; kept: string }

export type SectionProps = {
  stored: Stored
  /** Of all forms; without them this one can keep none. */
  drafts?: FormDrafts
  /** Set in a dialog, which has 'Cancelar'. */
  onCancel?: () => void
}

type Props<I extends FieldValues, O> = SectionProps & {
  name: string
  /** Where its drafts are kept: the section, and the id that tells the forms of a row apart. */
  draftOf?: { name: SingleName; id: string; label: string }
  schema: z.ZodType<O, I> & { shape: object }
  fields: Record<string, Field>
  save: (input: {
    values: O
    expectedValues: Stored
    force: boolean
    draft: number | null
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
  const { stored, drafts = {}, draftOf, schema, fields, save, onCancel, inputs = {}, beside } = props
  const { id = '' } = draftOf ?? {}
  const draft = drafts[id]
  const router = useRouter()
  const [shownDraft, setShownDraft] = useState(draft?.draft)
  const own = Object.entries(fields).filter(([field]) => field in schema.shape)
  const read = (from: Stored) => shown(Object.fromEntries(own), from)
  const base = (from: Stored): Base => ({
    values: read(from),
    fingerprint: Object.keys(from).length > 0 ? itemFingerprint({}, { ...from, id }) : null,
  })
  const openedWith = ({ form, draft }: Version): Base =>
    draft ? { values: read(draft.before ?? {}), fingerprint: draft.expectedFingerprint } : base(form)
  const form = useAdminForm<I, O, Saved>({
    schema: useCallback(() => schema, [schema]),
    opened: openedWith(draft ?? { form: stored }),
    ...(draft && { shown: read(draft.form) }),
    hold: (values) => values as I,
    paths: own.map(([field]) => field),
    read: (current) => (isObject(current) ? base(current) : null),
    draftName: `${props.name}${shownDraft ? ':rascunho' : ''}`,
    failure: props.failure,
    async save(values, how) {
      if (!mayUseTinyPictures()) return keptUnsaved
      const version = shownDraft?.version ?? null
      return save({ values, expectedValues: how.base.values ?? {}, force: how.force, draft: version })
    },
    baseAfter: (result) => base(result.stored),
    onSaved({ kept }) {
      notifySaved(props.success, kept)
      setShownDraft(undefined)
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
  if (!draftOf || !props.drafts) {
    const cancel = onCancel && <CancelButton onClick={onCancel} disabled={form.isHeld} />
    return (
      <FormBody form={form} {...look} footer={cancel}>
        {content}
      </FormBody>
    )
  }

  function show(version: Version) {
    setShownDraft(version.draft)
    form.showVersion(openedWith(version), read(version.form))
  }

  /** After discarding the draft, whose button had the focus. */
  function showStored() {
    show({ form: stored })
    form.element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    router.refresh()
  }

  const unfinished = async () => ({ ok: true as const, values: form.form.getValues() })
  return (
    <ItemFormBody<Version>
      list={{ ...draftOf, hasPreview: true }}
      item={{ form, id, isNew: false, shownDraft, setShownDraft, show, unfinished }}
      versions={draft && !draft.draft.isAlone ? { draft, stored: { form: stored } } : undefined}
      onClose={showStored}
      stays
      {...look}
    >
      {content}
    </ItemFormBody>
  )
}
