import type { ComponentProps } from 'react'

/** Returns classes of a control or of a button that opens a picker. Styled by field.css. */
export function inputClass(extra = '') {
  return `input ${extra}`.trim()
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={inputClass(className)} />
}

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={inputClass(className)} />
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly { value: string | number; label: string }[]
  /** Shown while the value is `''`; it cannot be selected. */
  placeholder?: string
}

export function Select({ className, options, placeholder, ...props }: SelectProps) {
  return (
    <select {...props} className={inputClass(className)}>
      {placeholder && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
