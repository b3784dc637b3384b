'use client'

import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { TextCounter } from './counter'
import { Field, type FieldProps } from './field'

type TextProps = FieldProps & Pick<InputHTMLAttributes<HTMLInputElement>, InputAttribute>
type InputAttribute =
  | 'type'
  | 'inputMode'
  | 'placeholder'
  | 'autoComplete'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'spellCheck'
  | 'onFocus'

/** A line of text; also for dates, times and addresses (`type`). What has a shape of its own is not counted. */
export function TextInput({ name, label, hint, required, className, ...input }: TextProps) {
  const registered = useRegistered(name)
  const isCounted = !uncounted.has(input.type ?? input.inputMode ?? '') && input.maxLength === undefined
  const isAddress = input.type === 'url' || input.inputMode === 'url'
  const counter = (id: string) => <TextCounter id={id} name={name} late={isAddress} />
  return (
    <Field {...{ name, label, hint, required, className }} counter={isCounted ? counter : undefined}>
      {(control) => <input {...input} {...control} {...registered} className="input" />}
    </Field>
  )
}

const uncounted = new Set(['date', 'time', 'numeric', 'decimal'])

/** A whole number, kept as text until it is checked. */
export function NumberInput(props: Omit<TextProps, 'type' | 'inputMode'>) {
  return <TextInput {...props} inputMode="numeric" autoComplete="off" />
}

/** Typed as in FORM-9. */
export function MoneyInput(props: Omit<TextProps, 'type' | 'inputMode'>) {
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      onFocus={(event) => event.target.select()}
    />
  )
}

export function TextArea({
  name,
  label,
  hint,
  required,
  className,
  rows = 4,
}: FieldProps & { rows?: number }) {
  const registered = useRegistered(name)
  return (
    <Field
      {...{ name, label, hint, required, className }}
      counter={(id) => <TextCounter id={id} name={name} />}
    >
      {(control) => <textarea {...control} {...registered} rows={rows} className="input" />}
    </Field>
  )
}

export function Select({
  name,
  label,
  hint,
  required,
  className,
  options,
}: FieldProps & { options: { value: string; label: string }[] }) {
  const registered = useRegistered(name)
  return (
    <Field name={name} label={label} hint={hint} required={required} className={className}>
      {(control) => (
        <select {...control} {...registered} className="input">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

// With its value in the markup a field is not empty until the page's script has arrived.
function useRegistered(name: string) {
  const { register, getValues } = useFormContext()
  const value: unknown = getValues(name)
  return { ...register(name), defaultValue: typeof value === 'string' ? value : '' }
}

export function SwitchField({ name, label, hint }: { name: string; label: string; hint?: ReactNode }) {
  const { field } = useController({ name })
  const hintId = useId()
  return (
    <div className="flex items-start gap-3">
      <Switch
        label={label}
        checked={field.value === true}
        onChange={field.onChange}
        describedBy={hint ? hintId : undefined}
      />
      <div className="pt-2">
        <p className="font-medium" aria-hidden="true">
          {label}
        </p>
        {hint && (
          <p id={hintId} className="field-hint">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

type SwitchProps = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  describedBy?: string
}

export function Switch({ label, checked, onChange, disabled, describedBy }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="grid h-11 w-13 flex-none place-items-center disabled:opacity-55"
    >
      <span
        className={`flex h-6.5 w-11 items-center rounded-full border p-0.5 transition-colors duration-200 ${checked ? 'border-forest-800 bg-forest-800' : 'border-ink-600 bg-white'}`}
      >
        <span
          className={`size-5 rounded-full transition-transform duration-200 ${checked ? 'translate-x-4.5 bg-white' : 'bg-ink-600'}`}
        />
      </span>
    </button>
  )
}
