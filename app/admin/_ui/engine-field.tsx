'use client'

import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Input } from '@/components/ui/inputs'
import { describeTemplate, engineLink, templateError } from '@/lib/booking/engine-template'
import { exampleStay, learnEngine, testStay } from '@/lib/booking/learn-engine'
import { todayInHotel } from '@/lib/dates'
import { formatDate } from '@/lib/format'
import type { FieldProps } from './field'
import { TextArea } from './inputs'

/** A booking engine's address with the pieces of a stay, learnt from an example that is pasted (BOOK-13). */
export function EngineField({ className = '', rows, ...field }: FieldProps & { rows?: number }) {
  const { setValue } = useFormContext()
  const template = String(useWatch({ name: field.name }) ?? '')
  const [learnt, setLearnt] = useState<ReturnType<typeof learnEngine>>()
  const pasteId = useId()
  const stay = exampleStay(todayInHotel())
  const learn = (address: string) => {
    const result = address.trim() ? learnEngine(address, stay) : undefined
    setLearnt(result)
    if (result?.ok) setValue(field.name, result.template, { shouldDirty: true, shouldValidate: true })
  }
  const guesses = learnt?.ok && learnt.template === template ? learnt.guesses : []
  const isUsable = template !== '' && templateError(template) === null
  const other = testStay(stay)
  return (
    <div className={`grid gap-5 ${className}`}>
      <ol className="grid list-decimal gap-2 pl-5">
        <li>
          Abra o motor de reservas do hotel e procure esta estadia: de{' '}
          <strong>{formatDate(stay.from)}</strong> a <strong>{formatDate(stay.to)}</strong>,{' '}
          <strong>2 adultos e 2 crianças, de 5 e 7 anos</strong>, cupom <strong>{stay.coupon}</strong>. O que
          o motor não perguntar, deixe de lado.
        </li>
        <li>
          <label htmlFor={pasteId}>Copie o endereço da página dos resultados e cole aqui:</label>
          <Input
            id={pasteId}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            className="mt-2"
            aria-describedby={learnt?.ok === false ? `${pasteId}-error` : undefined}
            onChange={(event) => learn(event.target.value)}
          />
          {learnt?.ok === false && (
            <p id={`${pasteId}-error`} role="alert" className="field-error">
              {learnt.error}
            </p>
          )}
        </li>
      </ol>
      {isUsable && (
        <div role="status" className="border-l-4 bg-sand-100 px-4 py-3">
          <p className="font-semibold">O que o motor recebe</p>
          <ul className="mt-1">
            {describeTemplate(template, stay.from, guesses).map((sentence) => (
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
            : o motor deve abrir em {formatDate(other.from)}, por 2 noites, com 3 adultos e 1 criança de 9
            anos.
          </p>
        </div>
      )}
      <TextArea {...field} rows={rows} />
    </div>
  )
}
