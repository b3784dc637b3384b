import { type Rating, ratingOptions } from '@/lib/survey/answers'
import { selectable } from './choice-group'
import { RadioGroup } from './radio-group'

type Props = { label: string; value: Rating; onChange: (rating: Rating) => void; optional?: boolean }

export function RatingGroup({ label, value, onChange, optional }: Props) {
  return (
    <div className="relative">
      <RadioGroup
        label={label}
        options={ratingOptions}
        value={value || undefined}
        onChange={onChange}
        optional={optional}
        // A floating legend shares the line with the segments, which a fieldset otherwise never lets it.
        legendLook="max-sm:mb-3 sm:float-left sm:mt-3 sm:w-40 sm:pr-3 sm:leading-snug"
        layout="flex"
        look={`grow border px-1 text-small not-first:-ml-px first:rounded-l-xs last:rounded-r-xs sm:w-0 sm:px-0 hover:z-1 has-checked:z-1 ${selectable}`}
      />
      {optional && value > 0 && (
        <button
          type="button"
          className="absolute -top-2 right-0 min-h-11 sm:top-6 sm:right-auto sm:left-23 text-forest-800 text-small underline underline-offset-4"
          onClick={(event) => {
            // The button disappears; the focus goes to the question it belongs to.
            event.currentTarget.parentElement?.querySelector('input')?.focus()
            onChange(0)
          }}
        >
          Limpar<span className="sr-only"> resposta: {label}</span>
        </button>
      )}
    </div>
  )
}
