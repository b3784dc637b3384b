'use client'

import { Plus, Trash2 } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { blanks, type Field as Declared } from '@/lib/content/fields/field'
import { shorten } from '@/lib/format'
import { ControlGroup } from './control-group'
import { Counter } from './counter'
import { type FieldProps, useFieldError } from './field'
import { RowOrder } from './row-order'
import { useFocusAfter } from './use-focus-after'
import { dragClass, useRowDrag } from './use-row-drag'

type Props = FieldProps & {
  field: Declared
  columns: Record<string, Declared>
  /** The control of one column; passed in because it may be such an editor itself. */
  Input: ComponentType<{ name: string; field: Declared; className: string; autoComplete: 'off' }>
}

/** Small forms of the same fields, added, taken away and put in order. */
export function RowsEditor({ name, label, hint, required, className = '', field, columns, Input }: Props) {
  const { control, trigger } = useFormContext()
  const { fields: rows, append, remove, move } = useFieldArray({ control, name })
  const values: unknown = useWatch({ control, name })
  const error = useFieldError(name)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { drag, start } = useRowDrag(list, moveTo)
  const focusAfter = useFocusAfter()
  const { most = 99, one = 'item', inForm = columns } = field
  const numberOf = (position: number) => `${one} ${position + 1}`
  const nameOf = (position: number) => titleOf(values, position, columns) || numberOf(position)
  const notes = [error && `${id}-erro`, hint && `${id}-dica`, `${id}-contagem`].filter(Boolean).join(' ')

  // What is wrong with all of them may be mended in any of their fields.
  const judgeAgain = useEffectEvent(() => {
    if (error) void trigger(name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something in them changes
  useEffect(judgeAgain, [values])

  function add() {
    if (rows.length >= most) return
    append(blanks(columns), { shouldFocus: false })
    focusAfter(() => firstControl(list.current?.lastElementChild))
  }

  function moveTo(from: number, to: number) {
    setAnnouncement(`${nameOf(from)}: posição ${to + 1} de ${rows.length}.`)
    move(from, to)
  }

  function take(position: number) {
    setAnnouncement(`Removido: ${nameOf(position)}.`)
    remove(position)
    // The row that stands there now; after the last one the one before it.
    focusAfter(
      () =>
        list.current?.children[Math.min(position, rows.length - 2)]?.querySelector('[data-remove]') ??
        adder.current,
    )
  }

  return (
    <ControlGroup
      label={label}
      required={required}
      notes={notes}
      isWrong={error !== undefined}
      className={`gap-3 outline-offset-4 ${className}`}
    >
      {rows.length > 0 && (
        <ul ref={list} className="@container grid gap-3">
          {rows.map((row, position) => (
            <li
              key={row.id}
              className={`relative flex items-start gap-x-3 gap-y-2 @max-[36rem]:flex-wrap rounded-xs border bg-sand-50 p-3 sm:p-4 ${dragClass(drag, position)}`}
            >
              {rows.length > 1 && (
                <RowOrder
                  name={nameOf(position)}
                  position={position}
                  count={rows.length}
                  onMove={(step) => moveTo(position, position + step)}
                  onGrab={(event) => start(event, position)}
                />
              )}
              <fieldset
                aria-label={numberOf(position)}
                data-row-fields
                className="grid min-w-0 grow gap-4 @max-[36rem]:order-last @max-[36rem]:basis-full @min-[24rem]:grid-cols-2"
              >
                {Object.entries(inForm).map(([column, declared]) => (
                  <Input
                    key={column}
                    name={`${name}.${position}.${column}`}
                    field={declared}
                    className={declared.half ? '' : '@min-[24rem]:col-span-2'}
                    autoComplete="off"
                  />
                ))}
              </fieldset>
              <button
                type="button"
                data-remove
                className="icon-button @max-[36rem]:ml-auto"
                aria-label={`Remover ${nameOf(position)}`}
                onClick={() => take(position)}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          ref={adder}
          type="button"
          className={buttonClass('outline')}
          aria-disabled={rows.length >= most}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          {`Adicionar ${one}`}
        </button>
        <div className="field-notes grow">
          {hint && (
            <p id={`${id}-dica`} className="field-hint">
              {hint}
            </p>
          )}
          <Counter id={`${id}-contagem`} used={rows.length} max={most} unit="itens" />
        </div>
      </div>
      {error && (
        <p id={`${id}-erro`} className="field-error">
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </ControlGroup>
  )
}

/** Of a new row, what somebody would fill first. */
function firstControl(row: Element | null | undefined) {
  return row?.querySelector('[data-row-fields] :is(input:not([type="file"]), textarea, select, button)')
}

function titleOf(values: unknown, position: number, columns: Props['columns']) {
  const row = Object(Array.isArray(values) ? values[position] : null)
  const texts = Object.entries(columns).flatMap(([name, { kind }]) => (kind === 'text' ? [row[name]] : []))
  const words = texts.find((value) => typeof value === 'string' && value.trim())
  return typeof words === 'string' ? shorten(words, 60) : ''
}
