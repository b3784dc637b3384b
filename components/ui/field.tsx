import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  /** Marks required fields; `optional` marks the others. A form uses one of the two. */
  required?: boolean
  optional?: boolean
  className?: string
  labelClass?: string
  /** Renders notes below the control with this id. */
  notes?: (id: string) => ReactNode
  children: (id: string) => ReactNode
}

export function Field(props: Props) {
  const { label, required, optional, className = '', labelClass = 'font-medium', notes, children } = props
  // Two forms on one page may have fields of the same name.
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={labelClass}>
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <Optional />}
      </label>
      {children(id)}
      {notes?.(id)}
    </div>
  )
}

export function Optional() {
  return <span className="field-optional"> (opcional)</span>
}
