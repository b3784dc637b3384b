import { zodResolver } from '@hookform/resolvers/zod'
import { useSearchParams } from 'next/navigation'
import { type RefObject, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  useForm,
} from 'react-hook-form'
import type { ActionResult, Failure } from '@/lib/access/result'
import { valueAt } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import type { PendingMark } from '@/lib/content/pending-words'
import type { z } from '@/lib/zod'
import { confirmTinyPictures, createFileNotes, notifySaved, notSaved } from '../_media/file-notes'
import { notify } from '../_ui/notify'
import { useImagesSending, waitForUploads } from '../_ui/sending'
import { discardQuestion, useLeaveGuard } from '../_ui/use-leave-guard'
import { useSaving } from '../_ui/use-saving'
import {
  errorPaths,
  findUnreadableFields,
  refuseUnreadable,
  unreadable,
  useWrongFields,
} from '../_ui/wrong-fields'
import { useConflict } from './conflict'
import { type Base, blurField, useRecoveryCopy } from './recovery'

/** A version that a form can show: the stored item or one of its pending versions, with the fingerprint of the stored item. */
export type Version = {
  form: Record<string, unknown>
  expectedFingerprint: string | null
  pending?: PendingMark | undefined
}

type SaveOptions = { base: Base; force: boolean; pending: PendingMark['seen'] | null }

type Options<V extends Version, I extends FieldValues, O, T extends object> = {
  /** The version shown first; null for a new item. */
  first: V | null
  /** Returns the schema for a form opened with the values `before`; must be a stable function. */
  schema: (before: Base['values']) => z.ZodType<O, I>
  /** Converts stored values, or those of a new item, to form values. */
  toForm: (values: Base['values']) => I
  /** Dotted paths of the fields. */
  paths: string[]
  /** Converts a stored item to form values; null if the item was deleted. */
  read: (current: unknown) => Base | null
  /** Name of the recovery copy, e.g. `pacote:<id>`; the id of a pending version is appended. */
  recoveryName: string
  /** Returns the part of the values that a recovery copy can hold; must be a stable function. */
  keepInCopy?: ((values: I) => I) | undefined
  /** `pending` is the version that this save publishes. */
  save: (values: O, how: SaveOptions) => Promise<ActionResult<T>>
  /** Message if the server is unreachable. */
  failure: string
  /** Returns the success message; `notes` names whose concurrent changes were kept. */
  onSaved: (result: { ok: true } & T) => { success: string; notes: string }
  /** Returns the stored values after a save, for a form that stays open. */
  baseAfter?: (result: { ok: true } & T) => Base
  /** Path prefixes of the fields on each tab, in tab order. */
  tabs?: Record<string, string[]> | undefined
}

/**
 * Manages the form of a list item or a single row, showing the stored version or a pending one (FORM-2, FORM-3, FORM-4,
 * FORM-5). It keeps its initial values when the page behind it refreshes.
 */
export function useItemForm<V extends Version, I extends FieldValues, O, T extends object>(
  options: Options<V, I, O, T>,
) {
  const { first, toForm, paths, read, save, onSaved, baseAfter, tabs = {} } = options
  const [base, setBase] = useState(() => baseOf(first))
  const [shown, setShown] = useState(first?.pending)
  const [files] = useState(createFileNotes)
  const schema = useMemo(() => options.schema(base.values), [options.schema, base.values])
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<I, unknown, O>({
    resolver: refuseUnreadable(element, zodResolver(schema)),
    defaultValues: toForm(first?.form) as DefaultValues<I>,
    shouldFocusError: false,
  })
  const conflict = useConflict<I>(form, { base, setBase, paths, read, toForm })
  const { isDirty, errors } = form.formState
  const pending = conflict.shown !== null
  const name = `${options.recoveryName}${first && shown ? `:${shown.id}` : ''}`
  const recovery = useRecoveryCopy<I>(form, { name, base, keep: options.keepInCopy, pending })
  const { saving, isSlow, isClosingBlocked, run } = useSaving(options.failure)
  const isSending = useImagesSending()
  const { showFirst, ...shownTabs } = useWrongFields(element, tabs, errorPaths(errors))
  const unsaved = isDirty || pending || isSending
  useLeaveGuard(unsaved, discardChanges)

  function discardChanges() {
    recovery.deleteCopy()
    conflict.dismiss()
    form.reset()
  }

  function showFailure(result: Failure, sent: I) {
    // The conflict notice explains a conflict and offers actions, so no toast is shown.
    if (result.conflict) conflict.show(result.conflict)
    else notify.error(result.error, result.title)
    // Fields corrected during the save are no longer wrong. Uploads change objects, so these are not compared.
    const isCorrected = (path: string) => {
      const [now, then] = [valueAt(form.getValues(), path), valueAt(sent, path)]
      return typeof then !== 'object' && now !== then
    }
    const wrong = Object.entries(result.fieldErrors ?? {}).filter(([path]) => !isCorrected(path))
    for (const [path, message] of wrong) form.setError(path as FieldPath<I>, { type: 'server', message })
    if (wrong.length > 0) showFirst(wrong.map(([path]) => path))
  }

  async function saveWith(output: O, force: boolean) {
    notify.clearError()
    const sent = JSON.parse(JSON.stringify(form.getValues()))
    const how = { base, force, pending: shown?.seen ?? null }
    const result = await run(async () => (confirmTinyPictures(files) ? save(output, how) : notSaved))
    // The form was closed during the save.
    if (!result || (!result.ok && !element.current)) return
    if (!result.ok) return showFailure(result, sent)
    conflict.dismiss()
    recovery.deleteCopy()
    // Marks the form as clean, even while its dialog is still closing.
    if (baseAfter) rebase(baseAfter(result), sent)
    else form.reset(form.getValues())
    setShown(undefined)
    const { success, notes } = onSaved(result)
    notifySaved(files, success, notes)
  }

  /** Makes the stored values the new base; edits since `sent` stay dirty (FORM-17). */
  function rebase(stored: Base, sent: I) {
    const formValues = toForm(stored.values)
    const now = JSON.parse(JSON.stringify(form.getValues()))
    setBase(stored)
    // Unchanged fields keep their elements and the focus.
    form.reset(formValues, { keepValues: true, keepFieldsRef: true })
    for (const path of paths) {
      const [typed, saved] = [valueAt(now, path), valueAt(formValues, path)]
      if (sameJson(typed, saved)) continue
      const value = sameJson(typed, valueAt(sent, path)) ? saved : typed
      form.setValue(path as FieldPath<I>, value as PathValue<I, FieldPath<I>>, { shouldDirty: true })
    }
  }

  const submitWith = (force: boolean) => async (event?: SyntheticEvent) => {
    event?.preventDefault()
    // A room's pictures are uploaded during the save itself.
    if (saving) return
    await waitForUploads()
    if (!element.current) return
    await form.handleSubmit(
      (output) => saveWith(output, force),
      (wrong) => showFirst(errorPaths(wrong)),
    )()
  }

  return {
    form,
    element,
    submit: submitWith(false),
    /** Shows a failed result and marks the invalid fields. */
    refuse: (result: Failure) => showFailure(result, form.getValues()),
    /** Returns whether every visible date and time field is complete, and marks the others. */
    isReadable() {
      const names = findUnreadableFields(element.current)
      for (const name of names) form.setError(name as FieldPath<I>, { type: 'badInput', message: unreadable })
      if (names.length > 0) showFirst(names)
      return names.length === 0
    },
    /** Validates the form and marks invalid fields without saving. */
    check: form.handleSubmit(
      () => {},
      (wrong) => showFirst(errorPaths(wrong)),
    ),
    startOver: discardChanges,
    /** Marks the form as clean after its changes were saved as a draft. */
    markSaved() {
      recovery.deleteCopy()
      form.reset(form.getValues())
    },
    saving,
    /** Whether a running save blocks closing; a slow one does not. */
    isClosingBlocked,
    ...shownTabs,
    conflict,
    force: submitWith(true),
    unsaved,
    base,
    /** The current file notes of its fields. */
    files,
    /** The pending version on display; undefined for the stored one. */
    shown,
    setShown,
    show(version: V) {
      setShown(version.pending)
      setBase(baseOf(version))
      conflict.dismiss()
      form.reset(toForm(version.form))
    },
    /** Adopts the version that this tab has just published; typed values stay dirty. */
    adopt: (version: V) => rebase(baseOf(version), toForm(base.values)),
    recovered: recovery.found,
    recover() {
      if (!recovery.found) return
      const { base: fingerprint, before: values } = recovery.found
      setBase({ fingerprint, values })
      form.reset(recovery.found.values, { keepDefaultValues: true })
      recovery.dismiss()
    },
    discardRecovery: recovery.deleteCopy,
    /** Returns whether the form may close; asks first if changes would be lost, and discards them on yes. */
    confirmClose() {
      // The recovery copy survives whatever the outcome of the save.
      if (isSlow) return true
      if (saving && !isSending) return false
      const focused = document.activeElement
      blurField()
      if (!unsaved && !recovery.dirtyNow.current) return true
      if (confirm(discardQuestion)) {
        discardChanges()
        return true
      }
      if (focused instanceof HTMLElement) focused.focus()
      return false
    },
  }
}

function baseOf(version: Version | null): Base {
  if (version?.pending)
    return { values: version.pending.before, fingerprint: version.pending.expectedFingerprint }
  return { values: version?.form, fingerprint: version?.expectedFingerprint ?? null }
}

/** Submits a form on Ctrl+S or Cmd+S. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, submit: () => unknown) {
  // Listens on the window to suppress the browser's own save dialog.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const element = form.current
      if (!element || element.offsetParent === null) return
      const focused = document.activeElement?.closest('form')
      if (focused && focused !== element) return
      event.preventDefault()
      // A list field adds the pending text on blur (FORM-7).
      const field = document.activeElement
      blurField()
      if (field instanceof HTMLElement) field.focus()
      void submit()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [form, submit])
}

/** Returns the version to open: the one that the URL names, or the newest draft, or the stored one. */
export function useFirstVersion<V extends Version>(versions: V[]): V | undefined {
  const wanted = useSearchParams().get('abrir')
  return (
    versions.find(({ pending }) => pending && pending.id === wanted && !pending.hasBegun) ??
    versions.findLast(({ pending }) => pending?.starts === null) ??
    versions.find(({ pending }) => !pending)
  )
}
