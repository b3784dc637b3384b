'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import { blockIcon, findIcons, iconChoices } from '@/lib/pages/icons'
import { Button } from './button'
import { Field, type FieldProps } from './field'

/** The chosen icon as a button that opens all icons, with a search in Portuguese (PAGE-8). */
export function IconChoice({ name, label, className = '' }: FieldProps) {
  const { field } = useController({ name })
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = iconChoices.find(({ value }) => value === field.value)
  const words = chosen?.label ?? (field.value ? `${field.value} (o site não mostra)` : 'Selecione…')

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <Field name={name} label={label} className={isOpen ? 'col-span-full' : className}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <Button
            ref={opener}
            id={id}
            aria-label={`${label} ${words}`}
            aria-expanded={isOpen}
            aria-describedby={describedBy}
            className="justify-start"
            onClick={() => setOpen(!isOpen)}
          >
            {chosen && <Icon name={blockIcon(chosen.value)} />}
            <span className="truncate">{words}</span>
          </Button>
          {isOpen && <IconGrid chosen={field.value} onChoose={field.onChange} onClose={close} />}
        </>
      )}
    </Field>
  )
}

type GridProps = {
  chosen: unknown
  onChoose: (icon: string) => void
  onClose: () => void
}

function IconGrid({ chosen, onChoose, onClose }: GridProps) {
  const [typed, setTyped] = useState('')
  const found = findIcons(typed)

  function onKeyDown(event: KeyboardEvent) {
    const isSent = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (event.key !== 'Escape' && !isSent) return
    // Neither the form is sent nor the dialog around it closed.
    event.preventDefault()
    event.stopPropagation()
    const [first] = found
    if (isSent && typed && first) onChoose(first.value)
    onClose()
  }

  return (
    <fieldset className="grid min-w-0 gap-3 rounded-xs border bg-white p-3" onKeyDown={onKeyDown}>
      <legend className="sr-only">Ícones</legend>
      <Input
        type="search"
        aria-label="Procurar ícone"
        placeholder="Ex.: vinho, cavalo, piscina"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="field-hint">
        {found.length > 0 ? countLabel(found.length, 'ícone', 'ícones') : 'Nenhum ícone com este nome.'}
      </p>
      <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-1.5 overflow-y-auto p-0.5">
        {found.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            className="flex min-h-11 items-center gap-2 rounded-xs border bg-white px-2 py-1 text-left text-[0.8125rem] leading-tight aria-pressed:border-forest-800 aria-pressed:bg-sand-100"
            onClick={() => {
              onChoose(value)
              onClose()
            }}
          >
            <Icon name={blockIcon(value)} className="text-forest-800" />
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
