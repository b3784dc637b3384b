import { FileText, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { blankValues, type Field as Declared } from '@/lib/content/fields/field'
import { shorten } from '@/lib/format'
import { Button, IconButton } from './button'
import { ControlGroup } from './control-group'
import { Counter } from './counter'
import { type FieldProps, useFieldError } from './field'
import { useRowOrder } from './row-order'
import { useFocusAfter } from './use-focus-after'

type Props = FieldProps & {
  field: Declared
  columns: Record<string, Declared>
  /** Renders the control of a column. Passing it as a prop avoids a circular import, because a column may hold rows itself. */
  Input: ComponentType<{ name: string; field: Declared; className: string; autoComplete: 'off' }>
}

/** Adds, removes and reorders rows of the same fields (FORM-16). */
export function RowsEditor({ name, label, hint, required, className = '', field, columns, Input }: Props) {
  const { control, trigger } = useFormContext()
  const { fields: rows, append, remove, move } = useFieldArray({ control, name })
  const values: unknown = useWatch({ control, name })
  const error = useFieldError(name)
  const id = useId()
  const adder = useRef<HTMLButtonElement>(null)
  const focusAfter = useFocusAfter()
  const { most = 99, one = 'item', inForm = columns, start } = field
  const numberOf = (position: number) => `${one} ${position + 1}`
  const nameOf = (position: number) => titleOf(values, position, columns) || numberOf(position)
  const order = useRowOrder<HTMLUListElement>({ count: rows.length, nameOf, onMove: move })

  // An error of the rows as a whole may be corrected in any of their fields.
  const checkAgain = useEffectEvent(() => {
    if (error) void trigger(name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of a value
  useEffect(checkAgain, [values])

  function add() {
    if (rows.length >= most) return
    append(blankValues(columns), { shouldFocus: false })
    focusAfter(() => firstControl(order.list.current?.lastElementChild))
  }

  function take(position: number) {
    order.announce(`Removido: ${nameOf(position)}.`)
    remove(position)
    // The row now at this position, or the last one.
    focusAfter(
      () =>
        order.list.current?.children[Math.min(position, rows.length - 2)]?.querySelector('[data-remove]') ??
        adder.current,
    )
  }

  return (
    <ControlGroup
      {...{ id, label, required, error }}
      // The hint is placed beside the button.
      notes={hint ? `${id}-dica ${id}-contagem` : `${id}-contagem`}
      className={`gap-3 outline-offset-4 ${className}`}
    >
      {rows.length > 0 && (
        <ul ref={order.list} className="@container grid gap-3">
          {rows.map((row, position) => (
            <li
              key={row.id}
              className={`relative flex items-start gap-x-3 gap-y-2 @max-[36rem]:flex-wrap rounded-xs border bg-sand-50 p-3 sm:p-4 ${order.rowClass(position)}`}
            >
              {order.controls(position)}
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
              <IconButton
                label={`Remover ${nameOf(position)}`}
                icon={Trash2}
                className="@max-[36rem]:ml-auto"
                data-remove
                onClick={() => take(position)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={Plus} ref={adder} aria-disabled={rows.length >= most} onClick={add}>
          {`Adicionar ${one}`}
        </Button>
        {start && rows.length === 0 && (
          <Button icon={FileText} onClick={() => append(start.rows, { shouldFocus: false })}>
            {start.label}
          </Button>
        )}
        <div className="field-notes grow">
          {hint && (
            <p id={`${id}-dica`} className="field-hint">
              {hint}
            </p>
          )}
          <Counter id={`${id}-contagem`} used={rows.length} max={most} unit="itens" />
        </div>
      </div>
      {order.announcement}
    </ControlGroup>
  )
}

function firstControl(row: Element | null | undefined) {
  return row?.querySelector('[data-row-fields] :is(input:not([type="file"]), textarea, select, button)')
}

function titleOf(values: unknown, position: number, columns: Props['columns']) {
  const row = Object(Array.isArray(values) ? values[position] : null)
  const texts = Object.entries(columns).flatMap(([name, { kind }]) => (kind === 'text' ? [row[name]] : []))
  const words = texts.find((value) => typeof value === 'string' && value.trim())
  return typeof words === 'string' ? shorten(words, 60) : ''
}
