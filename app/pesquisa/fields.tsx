import {
  type CSSProperties,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useId,
} from 'react'
import { Field, Optional } from '@/components/ui/field'
import { Input, TextArea } from '@/components/ui/inputs'
import { type Option, type Rating, ratingOptions } from '@/lib/survey/answers'
import { scoreTone } from '@/lib/survey/score-tones'

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength: number
  long?: boolean
  optional?: boolean
}

/** Renders a field without `name`, so that a form submitted before hydration adds nothing to the URL. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, type, autoComplete, maxLength, long, optional } = props
  return (
    <Field label={label} optional={optional}>
      {(id) => {
        const shared = {
          id,
          className: look,
          value,
          maxLength,
          required: !optional,
          // Text typed before hydration fires no event.
          ref: (field: HTMLInputElement | HTMLTextAreaElement | null) => {
            if (field && field.value !== value) onChange(field.value)
          },
          onChange: (event: { target: { value: string } }) => onChange(event.target.value),
        }
        return long ? (
          <TextArea {...shared} rows={4} />
        ) : (
          <Input {...shared} type={type ?? 'text'} autoComplete={autoComplete} />
        )
      }}
    </Field>
  )
}

const look = 'transition-colors duration-200 hover:border-forest-800 focus:border-forest-800'

type ConsentFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function ConsentField({ label, checked, onChange }: ConsentFieldProps) {
  return (
    <label className={card}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 cursor-pointer accent-forest-800"
      />
      {label}
    </label>
  )
}

const card =
  'flex min-h-16 cursor-pointer items-center gap-4 rounded-xs border border-ink-line bg-white px-5 py-4 ' +
  'leading-snug transition-colors duration-200 hover:border-forest-800 has-checked:border-forest-800'

type ChoiceGroupProps<Value> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  optional?: boolean
}

export function ChoiceGroup<Value extends string>({ value, ...question }: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      {...question}
      value={value || undefined}
      layout="grid grid-cols-2 gap-2 sm:grid-cols-3"
      look={`max-sm:last:odd:col-span-2 rounded-xs border px-3 py-2 leading-snug ${selectable}`}
    />
  )
}

const selectable =
  'border-ink-line bg-white hover:border-forest-800 has-checked:border-forest-800 has-checked:bg-forest-800 ' +
  'has-checked:text-white'

type RatingGroupProps = {
  label: string
  value: Rating
  onChange: (rating: Rating) => void
  optional?: boolean
}

export function RatingGroup({ label, value, onChange, optional }: RatingGroupProps) {
  return (
    <div className="relative">
      <RadioGroup
        label={label}
        options={ratingOptions}
        value={value || undefined}
        onChange={onChange}
        optional={optional}
        // Only a floating legend fits on the line of the buttons.
        legendLook="max-sm:mb-3 sm:float-left sm:mt-3 sm:w-40 sm:pr-3 sm:leading-snug"
        layout="flex"
        look={`grow border px-1 text-small not-first:-ml-px first:rounded-l-xs last:rounded-r-xs sm:w-0 sm:px-0 hover:z-1 has-checked:z-1 ${selectable}`}
      />
      {optional && value > 0 && (
        <button
          type="button"
          className="absolute -top-2 right-0 min-h-11 sm:top-6 sm:right-auto sm:left-23 text-forest-800 text-small underline underline-offset-4"
          onClick={(event) => {
            // The button unmounts, so the focus moves to its question.
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

type ScoreGroupProps = { label: string; value: number; onChange: (score: number) => void }

export function ScoreGroup({ label, value, onChange }: ScoreGroupProps) {
  return (
    <RadioGroup
      label={label}
      options={scores}
      value={value}
      onChange={onChange}
      layout="grid grid-cols-6 gap-1 sm:grid-cols-11 sm:gap-1.5"
      look="survey-score"
      styleOf={toneOf}
    >
      <p className="mt-3 text-ink-600 text-small">0 é “de jeito nenhum”; 10, “com toda certeza”.</p>
    </RadioGroup>
  )
}

const scores = Array.from({ length: 11 }, (_, score) => ({ value: score, label: String(score) }))

// Direct colours would override forced colours, so these are custom properties.
function toneOf(score: number) {
  const { ground, ink } = scoreTone(score)
  return { '--ground': ground, '--ink': ink } as CSSProperties
}

type RadioGroupProps<Value> = {
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

/** Groups native radio buttons, which support arrow keys. */
function RadioGroup<Value extends string | number>({
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
}: RadioGroupProps<Value>) {
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
