import { type CSSProperties, type ReactNode, useId } from 'react'
import { Optional } from '@/components/ui/field'
import type { Option } from '@/lib/survey/answers'

type Props<Value> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  legendLook?: string
  layout: string
  look: string
  styleOf?: (value: Value) => CSSProperties
  optional?: boolean
  children?: ReactNode
}

/** One question answered by one of several buttons; native radio buttons underneath, so the arrow keys work. */
export function RadioGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  legendLook = 'mb-3',
  layout,
  look,
  styleOf,
  optional,
  children,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={children ? `${id}-hint` : undefined}>
      <legend className={`font-medium ${legendLook}`}>
        {label}
        {optional && <Optional />}
      </legend>
      <div className={layout}>
        {options.map((option) => (
          <label key={option.value} className={`${button} ${look}`} style={styleOf?.(option.value)}>
            <input
              type="radio"
              name={id}
              required={!optional}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {children && <div id={`${id}-hint`}>{children}</div>}
    </fieldset>
  )
}

const button =
  'relative grid min-h-12 place-items-center text-center transition duration-200 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-forest-800 has-focus-visible:z-1'
