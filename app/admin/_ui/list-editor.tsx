'use client'

import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { Counter, useLimits } from './counter'
import { Field, type FieldProps } from './field'
import { ListEntries } from './list-entries'

type Props = FieldProps & { placeholder?: string }

/** What was typed and not added is added when the field is left (FORM-7); a too long entry comes back. */
export function ListEditor({ name, label, hint, required, className, placeholder }: Props) {
  const { field } = useController({ name })
  const entries: string[] = Array.isArray(field.value) ? field.value : []
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const limits = useLimits()
  const longest = limits(`${name}.0`).characters ?? Number.POSITIVE_INFINITY
  const most = limits(name).entries ?? Number.POSITIVE_INFINITY
  const counted = text.trim()
    ? { used: text.trim().length, max: longest, unit: 'caracteres' }
    : { used: entries.length, max: most, unit: 'itens' }

  function add() {
    const entry = text.trim()
    if (entry && !entries.includes(entry)) field.onChange([...entries, entry])
    setText('')
  }

  function shorten(entry: string) {
    remove(entry)
    setText(entry)
  }

  function remove(entry: string) {
    field.onChange(entries.filter((other) => other !== entry))
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter would submit the form.
    event.preventDefault()
    add()
  }

  return (
    <Field {...{ name, label, hint, required, className }} counter={(id) => <Counter id={id} {...counted} />}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <Input
              {...control}
              ref={(element) => {
                input.current = element
                field.ref(element)
              }}
              placeholder={placeholder}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <button
              type="button"
              className={buttonClass('outline')}
              // The field keeps the focus, so that leaving it does not add the entry a second time.
              onPointerDown={(event) => event.preventDefault()}
              onClick={add}
            >
              <Plus aria-hidden="true" />
              Adicionar
            </button>
          </div>
          <ListEntries
            label={label}
            entries={entries}
            longest={longest}
            onMove={(entry, position) =>
              field.onChange(entries.filter((other) => other !== entry).toSpliced(position, 0, entry))
            }
            onShorten={shorten}
            onRemove={remove}
          />
        </>
      )}
    </Field>
  )
}
