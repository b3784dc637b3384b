import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react'
import { Optional } from './optional'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  long?: boolean
  optional?: boolean
}

/** It has no `name`: even a form sent before the script runs puts nothing into the address. */
export function TextField({ label, value, onChange, type, autoComplete, long, optional }: Props) {
  const id = useId()
  const shared = {
    id,
    className: look,
    value,
    required: !optional,
    // Text that was typed before the page came alive fires no event any more.
    ref: (field: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (field && field.value !== value) onChange(field.value)
    },
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <Optional />}
      </label>
      {long ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} type={type ?? 'text'} autoComplete={autoComplete} />
      )}
    </div>
  )
}

const look =
  'min-h-13 w-full rounded-xs border border-ink-line bg-white px-4 py-3 transition-colors duration-200 ' +
  'hover:border-forest-800 focus:border-forest-800'
