import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { ageBounds } from '@/lib/booking/search'
import { countLabel } from '@/lib/format'

type Props = { ages: readonly number[]; onChange: (index: number, age: number) => void }

export function ChildAges({ ages, onChange }: Props) {
  if (ages.length === 0) return null
  return (
    <div className="child-ages grid grid-cols-2 gap-3">
      {ages.map((age, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
          key={index}
          label={`Idade da criança ${index + 1}`}
          labelClass="text-small text-ink-600"
        >
          {(id) => (
            <Select
              id={id}
              value={age}
              options={options}
              onChange={(event) => onChange(index, Number(event.target.value))}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const options = Array.from({ length: ageBounds.max + 1 }, (_, age) => ({
  value: age,
  label: countLabel(age, 'ano', 'anos'),
}))
