import { Pencil, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Input } from '@/components/ui/inputs'
import { Button, IconButton } from './button'
import { Counter } from './counter'
import { Field, type FieldProps } from './field'
import { useRowOrder } from './row-order'

type Props = FieldProps & { most?: number | undefined; placeholder?: string | undefined }

/** Edits a list of short texts (FORM-7). A text that is too long can be moved back into the input. */
export function ListEditor({ name, label, hint, required, className, placeholder, ...limits }: Props) {
  const { max: longest = Infinity, most = Infinity } = limits
  const { field } = useController({ name })
  const entries: string[] = Array.isArray(field.value) ? field.value : []
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const counted = text.trim()
    ? { used: text.trim().length, max: longest, unit: 'caracteres' }
    : { used: entries.length, max: most, unit: 'itens' }

  const order = useRowOrder<HTMLUListElement>({
    count: entries.length,
    nameOf: (position) => entries[position] ?? '',
    onMove: (from, to) => field.onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] ?? '')),
  })

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
            <Button
              icon={Plus}
              // Keeping the focus in the input prevents adding the entry a second time when it is left.
              onPointerDown={(event) => event.preventDefault()}
              onClick={add}
            >
              Adicionar
            </Button>
          </div>
          {entries.length > 0 && (
            <ul
              ref={order.list}
              aria-label={`${label}: itens`}
              className="mt-1 divide-y rounded-xs border bg-white"
            >
              {entries.map((entry, position) => (
                <li
                  key={entry}
                  className={`relative flex min-h-12 items-center gap-2 pl-2 ${order.rowClass(position)}`}
                >
                  {order.controls(position)}
                  <span
                    className={`wrap-anywhere min-w-0 grow py-1 ${entry.length > longest ? 'text-danger-700' : ''}`}
                  >
                    {entry}
                  </span>
                  {entry.length > longest && (
                    <IconButton label={`Encurtar ${entry}`} icon={Pencil} onClick={() => shorten(entry)} />
                  )}
                  <IconButton label={`Remover ${entry}`} icon={X} onClick={() => remove(entry)} />
                </li>
              ))}
            </ul>
          )}
          {order.announcement}
        </>
      )}
    </Field>
  )
}
