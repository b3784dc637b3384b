'use client'

import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ActionResult } from '@/lib/action/result'
import { type Field, shown } from '@/lib/fields/field'
import type { z } from '@/lib/zod'
import { stillSending, useImagesSending } from '../_images/sending'
import { FieldInput } from '../_ui/field-input'
import { CancelButton, FormBody } from '../_ui/form-dialog'
import { notify } from '../_ui/notify'
import { useAdminForm } from '../_ui/use-admin-form'

type Stored = Record<string, unknown>

type Save<O> = (input: {
  values: O
  expectedValues: Stored
  force: boolean
}) => Promise<ActionResult<{ stored: Stored }>>

export type SectionProps = {
  stored: Stored
  /** Tells the surrounding dialog whether something would be lost. */
  onDirty?: (dirty: boolean) => void
  /** In a dialog: 'Cancelar' closes it. */
  onCancel?: () => void
}

type Props<I extends FieldValues, O> = SectionProps & {
  name: string
  schema: z.ZodType<O, I> & { shape: object }
  fields: Record<string, Field>
  /** What this form calls a field, where that differs. */
  labels?: Record<string, string>
  /** Fields that share their line with the next one, and browsers' kinds of input. */
  halves?: string[]
  types?: Record<string, 'tel' | 'email'>
  save: Save<O>
  success: string
  failure: string
}

/** Sends its own fields and what they held when it was opened (SAVE-6). */
export function SectionForm<I extends FieldValues, O>(props: Props<I, O>) {
  const {
    name,
    stored,
    schema,
    fields,
    labels = {},
    halves = [],
    types = {},
    save,
    success,
    failure,
    onDirty,
    onCancel,
  } = props
  const own = Object.entries(fields).filter(([field]) => field in schema.shape)
  const read = (from: Stored) => shown(Object.fromEntries(own), from) as I
  const isSending = useImagesSending()
  const fingerprintOf = (from: Stored) => JSON.stringify(read(from))
  const form = useAdminForm<I, O, { stored: Stored }>({
    schema,
    values: read(stored),
    expectedFingerprint: fingerprintOf(stored),
    draftName: name,
    failure,
    async save(values, { expectedFingerprint, force }) {
      if (isSending) return stillSending
      return save({ values, expectedValues: JSON.parse(expectedFingerprint ?? '{}'), force })
    },
    fingerprintAfter: (result) => fingerprintOf(result.stored),
    onSaved: () => notify.success(success),
  })

  // The dialog that holds several forms asks once for all of them.
  useEffect(() => onDirty?.(form.isDirty), [form.isDirty, onDirty])

  return (
    <FormBody
      form={form}
      saveLabel="Salvar"
      footer={onCancel && <CancelButton onClick={onCancel} disabled={form.saving} />}
      onReload={() => {
        const current = form.conflict?.current
        if (isStored(current)) form.reload(read(current), fingerprintOf(current))
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {own.map(([field, declared]) => (
          <FieldInput
            key={field}
            name={field}
            field={declared}
            label={labels[field] ?? declared.label}
            type={types[field]}
            className={halves.includes(field) ? '' : 'sm:col-span-2'}
            autoComplete="off"
          />
        ))}
      </div>
    </FormBody>
  )
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
}
