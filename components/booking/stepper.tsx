import { Minus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'

type Props = {
  name: string
  hint: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ name, hint, value, min, max, onChange }: Props) {
  const label = useId()
  const output = useRef<HTMLOutputElement>(null)
  const step = (next: number) => {
    onChange(next)
    // A button that becomes disabled drops the focus.
    if (next === min || next === max) output.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons
    <div role="group" aria-labelledby={label} className="flex items-center justify-between gap-4">
      <p id={label}>
        {name} <span className="block text-small text-ink-600">{hint}</span>
      </p>
      <div className="flex items-center">
        <button
          type="button"
          className={button}
          aria-label={`Diminuir ${name.toLowerCase()}`}
          disabled={value <= min}
          onClick={() => step(value - 1)}
        >
          <Minus size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <output ref={output} tabIndex={-1} className="w-12 text-center text-lead even-figures">
          {value}
        </output>
        <button
          type="button"
          className={button}
          aria-label={`Aumentar ${name.toLowerCase()}`}
          disabled={value >= max}
          onClick={() => step(value + 1)}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

const button =
  'grid size-11 place-items-center rounded-xs border border-forest-800 text-forest-800 transition-colors ' +
  'duration-200 hover:bg-forest-800 hover:text-white disabled:pointer-events-none disabled:opacity-40'
