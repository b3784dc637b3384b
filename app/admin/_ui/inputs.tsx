import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { get, useController, useFormContext, useWatch } from 'react-hook-form'
import { Input, Select as PlainSelect, TextArea as PlainTextArea } from '@/components/ui/inputs'
import { priceQuestion } from '@/lib/content/fields/price-input'
import { asDay } from '@/lib/dates'
import { formatDate } from '@/lib/format'
import { TextCounter } from './counter'
import { Field, type FieldProps, useFieldError } from './field'

type TextProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>

/** Renders a single-line input, also for dates, times and URLs (`type`), with a counter if `max` is set. */
export function TextInput({ name, label, hint, required, max, className, ...input }: TextProps) {
  const registered = useRegistered(name)
  const isAddress = input.type === 'url' || input.inputMode === 'url'
  return (
    <Field {...{ name, label, hint, required, className }} counter={counterOf(name, max, isAddress)}>
      {(control) => <Input {...input} {...control} {...registered} />}
    </Field>
  )
}

function counterOf(name: string, max: number | undefined, late: boolean) {
  return max === undefined ? undefined : (id: string) => <TextCounter {...{ id, name, max, late }} />
}

/** Renders a date input and spells out the date, because browsers format it in their own language. */
export function DateInput(props: TextProps) {
  const typed = String(useWatch({ name: props.name }) ?? '')
  const day = asDay(typed)
  const words = day ? `${formatDate(day)}, ${weekday.format(Date.parse(day))}` : props.hint
  return <TextInput {...props} type="date" hint={words} />
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** Edits a whole number, which stays text until validation. */
export function NumberInput(props: Omit<TextProps, 'type' | 'inputMode'>) {
  return <TextInput {...props} inputMode="numeric" autoComplete="off" />
}

/** Edits an amount (FORM-9) and warns about an implausible one (FORM-15). */
export function MoneyInput({ className, ...props }: Omit<TextProps, 'type' | 'inputMode'>) {
  return (
    <div className={`grid content-start gap-2 ${className ?? ''}`}>
      <TextInput
        {...props}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        onFocus={(event) => event.target.select()}
      />
      <PriceQuestion name={props.name} />
    </div>
  )
}

function PriceQuestion({ name }: { name: string }) {
  const { control, formState } = useFormContext()
  const typed: unknown = useWatch({ control, name })
  const question = priceQuestion(String(typed ?? ''), String(get(formState.defaultValues, name) ?? ''))
  if (!question) return null
  return (
    <p role="status" className="border-gold-500 border-l-4 bg-sand-100 px-3 py-2 text-[0.875rem]">
      {question}
    </p>
  )
}

export function TextArea({ rows = 4, max, ...field }: FieldProps & { rows?: number }) {
  const registered = useRegistered(field.name)
  return (
    <Field {...field} counter={counterOf(field.name, max, false)}>
      {(control) => (
        <PlainTextArea
          {...control}
          {...registered}
          rows={rows}
          className="field-sizing-content max-h-[32rem]"
          style={{ '--rows': rows } as CSSProperties}
        />
      )}
    </Field>
  )
}

type SelectProps = FieldProps & { options: { value: string; label: string }[] }

export function Select({ options, ...field }: SelectProps) {
  const registered = useRegistered(field.name)
  return (
    <Field {...field}>{(control) => <PlainSelect {...control} {...registered} options={options} />}</Field>
  )
}

// Puts the value into the server's markup too, so that the field is not empty before hydration.
function useRegistered(name: string) {
  const { register, getValues } = useFormContext()
  const value: unknown = getValues(name)
  return { ...register(name), defaultValue: typeof value === 'string' ? value : '' }
}

export function SwitchField({ name, ...shown }: { name: string; label: string; hint?: ReactNode }) {
  const { field } = useController({ name })
  const error = useFieldError(name)
  return (
    <>
      <LabelledSwitch {...shown} checked={field.value === true} onChange={field.onChange} />
      {error && (
        <p role="alert" data-invalid className="field-error">
          {error}
        </p>
      )}
    </>
  )
}

type SwitchProps = {
  label: string
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function LabelledSwitch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const hintId = useId()
  return (
    <div className="flex items-start gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="grid h-11 w-13 flex-none place-items-center disabled:opacity-55"
      >
        <span
          className={`flex h-6.5 w-11 items-center rounded-full border p-0.5 transition-colors duration-200 ${checked ? 'border-forest-800 bg-forest-800' : 'border-ink-600 bg-white'}`}
        >
          <span
            className={`size-5 rounded-full border border-transparent transition-transform duration-200 ${checked ? 'translate-x-4.5 bg-white' : 'bg-ink-600'}`}
          />
        </span>
      </button>
      <div className="pt-2">
        <p className="font-medium" aria-hidden="true">
          {label}
        </p>
        {hint && (
          <p id={hintId} className="field-hint max-w-measure">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
