import { useState } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import type { Conflict, ConflictingField } from '@/lib/access/result'
import { valueAt } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import { setValueAt } from '@/lib/content/merge-values'
import { ShownValueView } from '../_media/shown-value-view'
import { Button } from '../_ui/button'
import type { Base } from './recovery'

type Props = {
  // biome-ignore lint/suspicious/noExplicitAny: the notice does not read the form's values
  conflict: Pick<ReturnType<typeof useConflict<any>>, 'shown' | 'choose'>
  saving: boolean
  onReload: () => void
  onForce: () => void
}

/** Names who changed which fields, and offers both values of each conflicting field (SAVE-4). */
export function ConflictNotice({ conflict: { shown, choose }, saving, onReload, onForce }: Props) {
  if (!shown) return null
  const { conflict, choices, isReloaded } = shown
  const { at, current, who, conflicting } = conflict
  const isOwn = who.length > 0 && who.every((sentence) => sentence.startsWith('Você'))
  const isChosen = conflicting.length > 0 && conflicting.every(({ path }) => choices[path])
  return (
    <section aria-label="Conflito" className="grid border-danger-700 border-l-4 bg-sand-100">
      <div role="alert" className="px-4 pt-3">
        <p className="font-semibold">
          {`Este item foi ${current === null ? 'excluído' : 'alterado'} ${isOwn ? 'em outra aba' : 'por outra pessoa'} às ${at}.`}
        </p>
        {who.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {conflicting.length > 0 && (
        <div className="grid max-h-[40dvh] gap-4 overflow-y-auto overscroll-contain px-4 pt-3">
          <p className="text-ink-600">
            {isReloaded ? reloaded : isOwn ? inBothTabs : 'Vocês dois mudaram; escolha o que fica:'}
          </p>
          {conflicting.map((field) => (
            <Comparison
              key={field.path}
              {...field}
              choice={choices[field.path]}
              onChoose={(choice) => choose(field.path, choice)}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-4 py-3">
        {isChosen ? (
          <p role="status" className="mr-auto">
            Tudo escolhido: agora é só salvar.
          </p>
        ) : (
          <>
            <Button disabled={saving} onClick={onReload}>
              Recarregar
            </Button>
            <Button tone="danger" disabled={saving} onClick={onForce}>
              Salvar mesmo assim
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

type ComparisonProps = ConflictingField & { choice: Choice | undefined; onChoose: (choice: Choice) => void }

function Comparison({ path, label, by, was, theirs, mine, choice, onChoose }: ComparisonProps) {
  const name = `escolha-${path}`
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="grid gap-px overflow-hidden rounded-xs border bg-sand-200 sm:grid-cols-3">
        {(
          [
            ['theirs', by.replace(/^Você.*/, 'Na outra aba'), theirs],
            ['mine', 'Você', mine],
          ] as const
        ).map(([side, whose, value]) => (
          <div key={side} className="min-w-0 bg-white px-3 pb-2">
            <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
              <input
                type="radio"
                name={name}
                className="size-5 flex-none accent-forest-800"
                aria-describedby={`${name}-${side}`}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {whose}
            </label>
            <div id={`${name}-${side}`} className={valueClass}>
              <ShownValueView value={value} />
            </div>
          </div>
        ))}
        <div className="min-w-0 bg-sand-50 px-3 pb-2 text-ink-600">
          <p className="flex min-h-11 items-center font-medium">Antes</p>
          <div className={valueClass}>
            <ShownValueView value={was} />
          </div>
        </div>
      </div>
    </fieldset>
  )
}

const valueClass = 'wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line'

const inBothTabs = 'Mudou nas duas abas; escolha o que fica:'
const reloaded =
  'O formulário mostra o que está salvo. O que você digitou continua aqui, se quiser usar no lugar:'

type Choice = 'theirs' | 'mine'

type Shown = {
  conflict: Conflict
  /** The stored values, in the shape that opens the form. */
  theirs: Base
  /** The typed values, by path. */
  mine: Map<string, unknown>
  choices: Record<string, Choice>
  /** Whether 'Recarregar' has loaded the stored values into the form. */
  isReloaded: boolean
}

type Options<I> = {
  base: Base
  setBase: (base: Base) => void
  /** Dotted paths of the form's fields. */
  paths: string[]
  /** Converts a stored item to form values; null if the item was deleted. */
  read: (current: unknown) => Base | null
  toForm: (values: Base['values']) => I
}

/** Resolves conflicting edits of a field without losing what was typed (SAVE-4). */
export function useConflict<I extends FieldValues>(
  form: UseFormReturn<I, unknown, unknown>,
  { base, setBase, paths, read, toForm }: Options<I>,
) {
  const [shown, setShown] = useState<Shown | null>(null)

  function setValue(path: string, value: unknown) {
    form.setValue(path as FieldPath<I>, value as PathValue<I, FieldPath<I>>, { shouldDirty: true })
  }

  /** Copies lists, because the form mutates them. */
  function copyTypedValues() {
    const values = form.getValues()
    const copy = (value: unknown) => (Array.isArray(value) ? value.map(copyEntry) : value)
    return new Map(paths.map((path) => [path, copy(valueAt(values, path))]))
  }

  return {
    shown,
    show(conflict: Conflict) {
      const theirs = read(conflict.current) ?? { fingerprint: null, values: undefined }
      setShown({ conflict, theirs, mine: copyTypedValues(), choices: {}, isReloaded: false })
    },
    dismiss: () => setShown(null),
    /** Applies the chosen value, so that the field does not conflict in the next save. */
    choose(path: string, choice: Choice) {
      if (!shown) return
      const { theirs, mine } = shown
      setValue(path, choice === 'theirs' ? valueAt(toForm(theirs.values), path) : mine.get(path))
      setBase({ ...base, values: setValueAt(base.values ?? {}, path, valueAt(theirs.values, path)) })
      setShown({ ...shown, choices: { ...shown.choices, [path]: choice } })
    },
    /** Loads the stored values and keeps this form's own changes; returns false if the item was deleted. */
    reload(): boolean {
      if (!shown?.theirs.values) return false
      const { theirs, conflict } = shown
      const [before, stored, mine] = [toForm(base.values), toForm(theirs.values), copyTypedValues()]
      const own = paths.filter((path) => {
        const was = valueAt(before, path)
        return base.values && !sameJson(mine.get(path), was) && sameJson(valueAt(stored, path), was)
      })
      setBase(theirs)
      form.reset(stored)
      for (const path of own) setValue(path, mine.get(path))
      const choices = Object.fromEntries(conflict.conflicting.map(({ path }) => [path, 'theirs' as const]))
      setShown(conflict.conflicting.length > 0 ? { ...shown, mine, choices, isReloaded: true } : null)
      return true
    },
  }
}

/** Copies a row, because the form mutates it; its files stay the same objects. */
function copyEntry(entry: unknown) {
  return typeof entry === 'object' && entry !== null ? { ...entry } : entry
}
