import { type ReactNode, useId } from 'react'
import { inputClass } from '@/components/ui/inputs'

type Props = {
  label: string
  icon: ReactNode
  value: string
  valueClass?: string
  className?: string
  /** Gets the button that opens what is chosen from. */
  children: (trigger: ReactNode) => ReactNode
}

/** A field whose control is a button: it is read out as its label and its value. */
export function PickerField({ label, icon, value, valueClass, className, children }: Props) {
  const labelId = useId()
  const valueId = useId()
  return (
    <div className={className}>
      <span id={labelId} className="mb-2 block label">
        {label}
      </span>
      {children(
        <button
          type="button"
          className={inputClass('flex items-center gap-4 text-left')}
          aria-labelledby={`${labelId} ${valueId}`}
        >
          {icon}
          <span id={valueId} className={valueClass}>
            {value}
          </span>
        </button>,
      )}
    </div>
  )
}
