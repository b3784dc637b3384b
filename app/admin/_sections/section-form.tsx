'use client'

import { type ReactNode, useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import { type Field, shown } from '@/lib/content/fields/field'
import { isObject } from '@/lib/content/list'
import type { z } from '@/lib/zod'
import { keptUnsaved, mayUseTinyPictures, notifySaved } from '../_images/before-save'
import { CancelButton } from '../_ui/button'
import { FieldGrid } from '../_ui/field-input'
import { FormBody } from '../_ui/form-body'
import { useAdminForm } from '../_ui/use-admin-form'

type Stored = Record<string, unknown>

type Saved = { stored: Stored; kept: string }

export type SectionProps = {
  stored: Stored
  /** Set in a dialog, which has 'Cancelar'. */
  onCancel?: () => void
}

type Props<I extends FieldValues, O> = SectionProps & {
  name: string
  schema: z.ZodType<O, I> & { shape: object }
  fields: Record<string, Field>
  save: (input: { values: O; expectedValues: Stored; force: boolean }) => Promise<ActionResult<Saved>>
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
  const { stored, schema, fields, save, onCancel, inputs = {}, beside } = props
  const own = Object.entries(fields).filter(([field]) => field in schema.shape)
  const read = (from: Stored) => shown(Object.fromEntries(own), from)
  const base = (from: Stored) => ({ values: read(from), fingerprint: null })
  const form = useAdminForm<I, O, Saved>({
    schema: useCallback(() => schema, [schema]),
    opened: base(stored),
    hold: (values) => values as I,
    paths: own.map(([field]) => field),
    read: (current) => (isObject(current) ? base(current) : null),
    draftName: props.name,
    failure: props.failure,
    async save(values, how) {
      if (!mayUseTinyPictures()) return keptUnsaved
      return save({ values, expectedValues: how.base.values ?? {}, force: how.force })
    },
    baseAfter: (result) => base(result.stored),
    onSaved: ({ kept }) => notifySaved(props.success, kept),
  })

  return (
    <FormBody
      form={form}
      saveLabel={props.saveLabel ?? 'Salvar'}
      className={beside ? '[&>:first-child]:overflow-visible' : ''}
      footer={onCancel && <CancelButton onClick={onCancel} disabled={form.isHeld} />}
    >
      <div className={beside ? 'grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : ''}>
        <div className="grid min-w-0 gap-5">
          {props.note && <p className="text-ink-600">{props.note}</p>}
          <FieldGrid fields={own.filter(([field]) => !inputs[field])} />
          {Object.values(inputs)}
        </div>
        {beside}
      </div>
    </FormBody>
  )
}
