import { ageBounds } from '@/lib/booking/search'
import { countLabel } from '@/lib/format'

type Props = { ages: readonly number[]; onChange: (index: number, age: number) => void }

export function ChildAges({ ages, onChange }: Props) {
  if (ages.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-3">
      {ages.map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
        <label key={index}>
          <span className="mb-1 block text-small text-ink-600">Idade da criança {index + 1}</span>
          <select
            value={age}
            onChange={(event) => onChange(index, Number(event.target.value))}
            className="min-h-11 w-full rounded-xs border border-ink-line bg-white px-3"
          >
            {options}
          </select>
        </label>
      ))}
    </div>
  )
}

const options = Array.from({ length: ageBounds.max + 1 }, (_, age) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the age
  <option key={age} value={age}>
    {countLabel(age, 'ano', 'anos')}
  </option>
))
