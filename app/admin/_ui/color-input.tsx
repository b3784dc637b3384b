import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { removeInvisible } from '@/lib/remove-invisible'
import { Field, type FieldProps } from './field'

type Props = FieldProps & {
  placeholder?: string | undefined
  children?: ReactNode
}

/** Edits a colour of six hexadecimal digits, typed or picked. */
export function ColorInput({ placeholder = '#000000', children, ...props }: Props) {
  const { field } = useController({ name: props.name })
  return (
    <Field {...props}>
      {(control) => (
        <>
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={`Escolher: ${props.label}`}
              className="h-11 w-13 flex-none cursor-pointer rounded-xs border border-ink-line bg-white p-1"
              value={parseColor(field.value) ?? placeholder}
              onChange={(event) => field.onChange(event.target.value)}
            />
            <input
              {...control}
              {...field}
              className="input min-w-0"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              placeholder={placeholder}
            />
          </div>
          {children}
        </>
      )}
    </Field>
  )
}

/** Returns the typed colour, or null if it is incomplete. */
export function parseColor(typed: unknown): string | null {
  const color = typeof typed === 'string' ? removeInvisible(typed).trim().toLowerCase() : ''
  return /^#[0-9a-f]{6}$/.test(color) ? color : null
}
