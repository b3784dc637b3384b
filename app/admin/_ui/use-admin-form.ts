'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { ActionResult, Conflict, Failure } from '@/lib/action/result'
import { limitsAt } from '@/lib/fields/form-limits'
import type { z } from '@/lib/zod'
import { errorPaths } from './form-errors'
import { notify } from './notify'
import { useDraft } from './use-draft'
import { discardQuestion, useLeaveGuard } from './use-leave-guard'
import { useSaveKey } from './use-save-key'
import { useSaving } from './use-saving'
import { useWrongFields } from './use-wrong-fields'

type Options<I extends FieldValues, O, T extends object> = {
  schema: z.ZodType<O, I>
  values: I
  /** Fingerprint of the stored item the values come from; null for a new one. */
  expectedFingerprint: string | null
  /** Names the draft in the browser, e.g. `pacote:<id>`. */
  draftName: string
  /** What of the values a draft can hold; a stable function. */
  keepInDraft?: ((values: I) => I) | undefined
  save: (values: O, how: { expectedFingerprint: string | null; force: boolean }) => Promise<ActionResult<T>>
  /** Said when the server cannot be reached at all. */
  failure: string
  onSaved: (result: { ok: true } & T) => void
  /** For a form that stays open: the fingerprint of what is stored after its own save. */
  fingerprintAfter?: (result: { ok: true } & T) => string
  /** Fields (path prefixes) behind each tab, in the tabs' order. */
  tabs?: Record<string, string[]> | undefined
}

/** A large form of the panel: FORM-2, FORM-3, FORM-4 and FORM-5. */
export function useAdminForm<I extends FieldValues, O, T extends object>(options: Options<I, O, T>) {
  const {
    schema,
    values,
    draftName,
    keepInDraft,
    save,
    failure,
    onSaved,
    fingerprintAfter,
    tabs = {},
  } = options
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<I>,
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const [expectedFingerprint, setExpectedFingerprint] = useState(options.expectedFingerprint)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { isDirty, errors } = form.formState
  const draft = useDraft<I>(form, { name: draftName, expectedFingerprint, keep: keepInDraft })
  const { saving, run } = useSaving(failure)
  const { showFirst, ...shownTabs } = useWrongFields(element, tabs, errorPaths(errors))
  useLeaveGuard(isDirty, draft.drop)

  function fail(result: Failure) {
    // The form's own notice says it, with what can be done; a toast would cover its buttons.
    if (result.conflict) setConflict(result.conflict)
    else notify.error(result.error, result.title)
    for (const [path, message] of Object.entries(result.fieldErrors ?? {})) {
      form.setError(path as FieldPath<I>, { type: 'server', message })
    }
    if (result.fieldErrors) showFirst(Object.keys(result.fieldErrors))
  }

  async function saveWith(output: O, force: boolean) {
    const result = await run(() => save(output, { expectedFingerprint, force }))
    if (!result) return
    if (!result.ok) return fail(result)
    setConflict(null)
    draft.drop()
    // From here on the form is clean, also while its dialog is still closing.
    form.reset(form.getValues())
    if (fingerprintAfter) setExpectedFingerprint(fingerprintAfter(result))
    onSaved(result)
  }

  const submitWith = (force: boolean) =>
    form.handleSubmit(
      (output) => saveWith(output, force),
      (wrong) => showFirst(errorPaths(wrong)),
    )
  const submit = submitWith(false)
  useSaveKey(element, submit)

  return {
    form,
    element,
    expectedFingerprint,
    submit,
    /** Shows what was refused where it belongs. */
    refuse: fail,
    /** What the form holds is kept elsewhere: it has no changes any more. */
    settle() {
      draft.drop()
      form.reset(form.getValues())
    },
    limitsAt: useCallback((path: string) => limitsAt(schema, path), [schema]),
    saving,
    ...shownTabs,
    conflict,
    force: submitWith(true),
    dismissConflict: () => setConflict(null),
    reload(stored: I, storedFingerprint: string | null) {
      setExpectedFingerprint(storedFingerprint)
      setConflict(null)
      form.reset(stored)
    },
    isDirty,
    draft: draft.found,
    recoverDraft() {
      if (!draft.found) return
      setExpectedFingerprint(draft.found.base)
      form.reset(draft.found.values, { keepDefaultValues: true })
      draft.dismiss()
    },
    discardDraft: draft.drop,
    /** Whether the form may be closed; asks when something would be lost, and then forgets it. */
    mayClose() {
      if (!isDirty) return true
      if (!confirm(discardQuestion)) return false
      draft.drop()
      return true
    },
  }
}
