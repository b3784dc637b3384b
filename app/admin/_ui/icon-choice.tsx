'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import { blockIcon, findIcons, iconChoices } from '@/lib/pages/icons'
import { Button } from './button'
import { type FieldProps, useFieldError } from './field'

/** The chosen icon as a button that opens all icons, with a search in Portuguese (PAGE-8). */
export function IconChoice({ name, label, className = '' }: FieldProps) {
  const { field } = useController({ name })
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const error = useFieldError(name)
  const id = useId()
  const chosen = iconChoices.find(({ value }) => value === field.value)
  const words = chosen?.label ?? (field.value ? `${field.value} (o site não mostra)` : 'Selecione…')

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <div className={`grid content-start gap-1.5 ${isOpen ? 'col-span-full' : className}`}>
      <span id={`${id}-nome`} className="font-medium">
        {label}
      </span>
      <Button
        ref={opener}
        id={id}
        aria-labelledby={`${id}-nome ${id}`}
        aria-expanded={isOpen}
        aria-describedby={error && `${id}-erro`}
        className="justify-start"
        onClick={() => setOpen(!isOpen)}
      >
        {chosen && <Icon name={blockIcon(chosen.value)} />}
        <span className="truncate">{words}</span>
      </Button>
      {isOpen && (
        <IconGrid
          name={field.name}
          chosen={field.value}
          onChoose={field.onChange}
          onClose={close}
          label={`Ícones para ${label}`}
        />
      )}
      {error && (
        <p id={`${id}-erro`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

type GridProps = {
  name: string
  label: string
  chosen: unknown
  onChoose: (icon: string) => void
  onClose: () => void
}

function IconGrid({ name, label, chosen, onChoose, onClose }: GridProps) {
  const [typed, setTyped] = useState('')
  const found = findIcons(typed)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' && event.key !== 'Enter') return
    // Neither the form is sent nor the dialog around it closed.
    event.preventDefault()
    event.stopPropagation()
    const isSearch = event.target instanceof HTMLInputElement && event.target.type === 'search'
    const [first] = found
    if (event.key === 'Enter' && isSearch && typed && first) onChoose(first.value)
    onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keys that its controls let through
    <div className="grid gap-3 rounded-xs border bg-white p-3" onKeyDown={onKeyDown}>
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
      <fieldset className="max-h-72 overflow-y-auto">
        <legend className="sr-only">{label}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-1.5 p-0.5">
          {found.map(({ value, label: words }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the tile chooses and closes; keys are its radio button’s
            <label
              key={value}
              onClick={({ target }) => {
                if (target instanceof HTMLInputElement) return
                onChoose(value)
                onClose()
              }}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xs border bg-white px-2 py-1 text-[0.8125rem] leading-tight focus-within:outline-2 focus-within:outline-forest-800 has-checked:border-forest-800 has-checked:bg-sand-100"
            >
              <input
                type="radio"
                name={`${name}-icone`}
                value={value}
                checked={chosen === value}
                onChange={() => onChoose(value)}
                className="sr-only"
              />
              <Icon name={blockIcon(value)} className="text-forest-800" />
              <span className="min-w-0">{words}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}
