import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Input } from '@/components/ui/inputs'
import { describeTemplate, engineLink, templateError } from '@/lib/booking/engine-template'
import { type ExampleStay, exampleStay, learnEngine, testStay } from '@/lib/booking/learn-engine'
import { todayInHotel } from '@/lib/dates'
import { formatDate } from '@/lib/format'
import type { FieldProps } from './field'
import { TextArea } from './inputs'

/** Edits a booking engine's URL template, which it can derive from a pasted example (BOOK-20). */
export function EngineField({ className = '', rows, ...field }: FieldProps & { rows?: number }) {
  const { setValue } = useFormContext()
  const template = String(useWatch({ name: field.name }) ?? '')
  const [error, setError] = useState('')
  const pasteId = useId()
  const stay = exampleStay(todayInHotel())
  const learn = (address: string) => {
    if (!address.trim()) return setError('')
    const learnt = learnEngine(address, stay)
    if (learnt.ok) setValue(field.name, learnt.template, { shouldDirty: true, shouldValidate: true })
    setError(learnt.ok ? '' : `${learnt.error}${template && ' O endereço abaixo continua como estava.'}`)
  }
  const isUsable = template !== '' && templateError(template) === null
  const other = testStay(stay)
  return (
    <div className={`grid gap-5 ${className}`}>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          Abra o motor de reservas do hotel e procure exatamente esta estadia, em um quarto:{' '}
          <strong>
            {daysOf(stay)}, {guestsOf(stay)}, cupom {stay.coupon}
          </strong>
          . O que o motor não perguntar, deixe de lado.
        </li>
        <li>
          <label htmlFor={pasteId}>Copie o endereço da página dos resultados e cole aqui:</label>
          <Input
            id={pasteId}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            className="mt-2"
            aria-describedby={error ? `${pasteId}-error` : undefined}
            onChange={(event) => learn(event.target.value)}
          />
          {error && (
            <p id={`${pasteId}-error`} role="alert" className="field-error">
              {error}
            </p>
          )}
        </li>
      </ol>
      {isUsable && (
        <div role="status" className="border-l-4 bg-sand-100 px-4 py-3">
          <p className="font-semibold">O que o motor recebe</p>
          <ul className="mt-1">
            {describeTemplate(template, stay).map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <a
              href={engineLink(template, other) ?? undefined}
              target="_blank"
              rel="noopener"
              className="text-link"
            >
              Testar
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
            : o motor deve abrir {daysOf(other)}, com {guestsOf(other)}. Se algo acima não for da estadia,
            troque no endereço abaixo o que está entre chaves pelo que o motor tinha ali.
          </p>
        </div>
      )}
      <TextArea {...field} rows={rows} />
    </div>
  )
}

function daysOf({ from, to }: ExampleStay) {
  return `de ${formatDate(from)} a ${formatDate(to)}`
}

function guestsOf({ adults, ages }: ExampleStay) {
  const list = new Intl.ListFormat('pt-BR').format(ages.map(String))
  return `${adults} adultos e ${ages.length} crianças, de ${list} anos`
}
