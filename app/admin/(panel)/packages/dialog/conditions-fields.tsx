import { ownConditions } from '@/lib/conditions/fields'
import { termsRows } from '@/lib/conditions/terms'
import { shorten } from '@/lib/format'
import { FieldInput } from '../../../_ui/field-input'
import { useHotelConditions } from '../hotel-conditions'

/** What this package says differently from the hotel. */
export function ConditionsFields() {
  const hotelConditions = useHotelConditions()
  return (
    <fieldset className="grid gap-5 border-t pt-7">
      <legend className="sr-only">Condições deste pacote</legend>
      <div>
        <h3 className="font-semibold">Condições deste pacote</h3>
        <p className="field-hint">O que ficar em branco vale como em Condições, para toda a casa.</p>
      </div>
      {hotelConditions && (
        <details>
          <summary className="text-link cursor-pointer">Ver o que vale para a casa</summary>
          <dl className="mt-3 grid gap-2">
            {termsRows(hotelConditions).map(({ title, text }) => (
              <div key={title}>
                <dt className="field-hint">{title}</dt>
                <dd>{shorten(text, 200)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {Object.entries(ownConditions.fields).map(([name, field]) => (
          <FieldInput
            key={name}
            name={`conditions.${name}`}
            field={field}
            autoComplete="off"
            className={field.half ? '' : 'sm:col-span-2'}
          />
        ))}
      </div>
    </fieldset>
  )
}
