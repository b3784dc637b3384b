import { useId } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { missingAge } from '@/lib/booking/missing'
import { ageBounds, type BookingSearch } from '@/lib/booking/search'
import { countLabel } from '@/lib/count-label'

type Props = {
  search: BookingSearch
  /** Whether the guest has asked to go on already: what keeps them is then marked and said. */
  asked: boolean
  onChange: (index: number, age: number) => void
}

/** One age per child; a new one shows that it has still to be chosen (BOOK-5). */
export function ChildAges({ search, asked, onChange }: Props) {
  const noteId = useId()
  const note = asked ? missingAge(search) : null
  const { ages, agesChosen } = search
  if (ages.length === 0) return null
  return (
    <div className="child-ages grid grid-cols-2 gap-3">
      {note && (
        <p id={noteId} className="child-ages-note text-small">
          {note}
        </p>
      )}
      {ages.map((age, index) => {
        const chosen = agesChosen[index] === true
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the list
            key={index}
            label={`Idade da criança ${index + 1}`}
            labelClass="text-small text-ink-600"
          >
            {(id) => (
              <Select
                id={id}
                value={chosen ? age : ''}
                options={options}
                placeholder="Escolha"
                aria-required
                data-missing={(note && !chosen) || undefined}
                aria-describedby={note && !chosen ? noteId : undefined}
                onChange={(event) => onChange(index, Number(event.target.value))}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}

const options = Array.from({ length: ageBounds.max + 1 }, (_, age) => ({
  value: age,
  label: countLabel(age, 'ano', 'anos'),
}))
