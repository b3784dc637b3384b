'use client'

import { useController } from 'react-hook-form'
import { type Lettering, letterings } from '@/lib/letters'
import { useFieldError } from '../../_ui/field'

export function LetterChoice() {
  const { field } = useController({ name: 'letters' })
  const error = useFieldError('letters')
  return (
    <fieldset aria-describedby={error ? 'letras-erro' : undefined}>
      <legend className="mb-1.5 font-medium">Letras</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {Object.entries(letterings).map(([value, { label, display, sans }]) => (
          <label
            key={value}
            className="grid cursor-pointer gap-1 rounded-xs border border-ink-line bg-white px-3.5 py-3 focus-within:outline-2 focus-within:outline-forest-800 focus-within:outline-offset-2 has-checked:border-forest-800 has-checked:bg-sand-100"
          >
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name={field.name}
                value={value}
                checked={field.value === value}
                onChange={() => field.onChange(value as Lettering)}
                onBlur={field.onBlur}
                className="size-4 accent-forest-800"
              />
              {label}
            </span>
            <span
              aria-hidden="true"
              className="text-[1.5rem] leading-tight"
              style={{ fontFamily: `"${display}"` }}
            >
              Seu refúgio
            </span>
            <span
              aria-hidden="true"
              className="text-ink-600 text-[0.875rem]"
              style={{ fontFamily: `"${sans}"` }}
            >
              Texto e números 1234
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="letras-erro" className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
