import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Field } from '@/components/ui/field'
import { Input, TextArea } from '@/components/ui/inputs'

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
  return (
    <Field label={label} optional={optional}>
      {(id) => {
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
        return long ? (
          <TextArea {...shared} rows={4} />
        ) : (
          <Input {...shared} type={type ?? 'text'} autoComplete={autoComplete} />
        )
      }}
    </Field>
  )
}

const look = 'transition-colors duration-200 hover:border-forest-800 focus:border-forest-800'
