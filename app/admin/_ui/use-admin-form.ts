'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { unstable_isUnrecognizedActionError as isOutdated } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ActionResult, Conflict, Failure } from '@/lib/action/result'
import { limitsAt } from '@/lib/fields/form-limits'
import { countUnder, errorPaths } from './form-errors'
import { notify } from './notify'
import { useDraft } from './use-draft'
import { discardQuestion, useLeaveGuard } from './use-leave-guard'
import { useSaveKey } from './use-save-key'

type Options<I extends FieldValues, O, T extends object> = {
  schema: z.ZodType<O, I>
  values: I
  /** Fingerprint of the stored element the values come from; null for a new one. */
  base: string | null
  /** Names the draft in the browser, e.g. `pacote:<id>`. */
  draftName: string
  /** What of the values a draft can hold; a stable function. */
  keepInDraft?: (values: I) => I
  save: (values: O, how: { base: string | null; force: boolean }) => Promise<ActionResult<T>>
  /** Said when the server cannot be reached at all. */
  failure: string
  onSaved: (result: { ok: true } & T) => void
  /** For a form that stays open: the fingerprint of what is stored after its own save. */
  baseAfter?: (result: { ok: true } & T) => string
  /** Fields (path prefixes) behind each tab, in the tabs' order. */
  tabs?: Record<string, string[]>
}

/** A large form of the panel: FORM-2, FORM-3, FORM-4 and FORM-5. */
export function useAdminForm<I extends FieldValues, O, T extends object>(options: Options<I, O, T>) {
  const { schema, values, draftName, keepInDraft, save, failure, onSaved, baseAfter, tabs = {} } = options
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<I>,
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [base, setBase] = useState(options.base)
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [tab, setTab] = useState(Object.keys(tabs)[0] ?? '')
  const { isDirty, errors } = form.formState
  const draft = useDraft<I>(form, { name: draftName, base, keep: keepInDraft })
  useLeaveGuard(isDirty, draft.drop)

  const paths = errorPaths(errors)
  const tabErrors = Object.fromEntries(
    Object.entries(tabs).map(([id, prefixes]) => [id, countUnder(paths, prefixes)]),
  )

  const focusWanted = useRef(false)
  // Only when its tab is open and its error stands beside it can a wrong field take the focus.
  useEffect(() => {
    const wrong = focusWanted.current ? firstWrong(element.current) : undefined
    if (!wrong) return
    focusWanted.current = false
    wrong.focus()
  })

  function showFirst(wrong: string[]) {
    const holds = (id: string) => countUnder(wrong, tabs[id] ?? []) > 0
    setTab((current) => (holds(current) ? current : (Object.keys(tabs).find(holds) ?? current)))
    focusWanted.current = true
  }

  function fail(result: Failure) {
    // The form's own notice says it, with what can be done; a toast would cover its buttons.
    if (result.conflict) setConflict(result.conflict)
    else notify.error(result.error, result.title)
    for (const [path, message] of Object.entries(result.fieldErrors ?? {})) {
      form.setError(path as FieldPath<I>, { type: 'server', message })
    }
    if (result.fieldErrors) showFirst(Object.keys(result.fieldErrors))
  }

  async function run(output: O, force: boolean) {
    if (running.current) return
    running.current = true
    setSaving(true)
    const result = await save(output, { base, force }).catch(
      (error): Failure => ({
        ok: false,
        error: isOutdated(error) ? outdated : failure,
      }),
    )
    running.current = false
    setSaving(false)
    if (!result.ok) return fail(result)
    setConflict(null)
    draft.drop()
    // From here on the form is clean, also while its dialog is still closing.
    form.reset(form.getValues())
    if (baseAfter) setBase(baseAfter(result))
    onSaved(result)
  }

  const submitWith = (force: boolean) =>
    form.handleSubmit(
      (output) => run(output, force),
      (wrong) => showFirst(errorPaths(wrong)),
    )
  const submit = submitWith(false)
  useSaveKey(element, submit)

  return {
    form,
    element,
    submit,
    limitsAt: useCallback((path: string) => limitsAt(schema, path), [schema]),
    saving,
    tab,
    setTab,
    tabErrors,
    conflict,
    force: submitWith(true),
    dismissConflict: () => setConflict(null),
    reload(stored: I, storedBase: string) {
      setBase(storedBase)
      setConflict(null)
      form.reset(stored)
    },
    isDirty,
    draft: draft.found,
    recoverDraft() {
      if (!draft.found) return
      setBase(draft.found.base)
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

const outdated =
  'O painel foi atualizado. Recarregue a página e recupere o rascunho: nada do que você digitou se perde.'

function firstWrong(form: HTMLFormElement | null) {
  // A group of controls cannot be `aria-invalid`.
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid]') ?? []
  return [...wrong].find((field) => field.offsetParent !== null)
}
