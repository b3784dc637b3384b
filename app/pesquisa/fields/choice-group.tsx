import type { Option } from '@/lib/survey/answers'
import { RadioGroup } from './radio-group'

type Props<Value> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  optional?: boolean
}

export function ChoiceGroup<Value extends string>({ value, ...question }: Props<Value>) {
  return (
    <RadioGroup
      {...question}
      value={value || undefined}
      layout="grid grid-cols-2 gap-2 sm:grid-cols-3"
      look={`max-sm:last:odd:col-span-2 rounded-xs border px-3 py-2 leading-snug ${selectable}`}
    />
  )
}

export const selectable =
  'border-ink-line bg-white hover:border-forest-800 has-checked:border-forest-800 has-checked:bg-forest-800 ' +
  'has-checked:text-white'
