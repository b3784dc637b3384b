import * as Dialog from '@radix-ui/react-dialog'
import { type KeyboardEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import { blockIcon, findIcons, iconChoices } from '@/lib/pages/icons'
import { Button } from './button'
import { Field, type FieldProps } from './field'

/** Picks an icon from a searchable list with Portuguese names (PAGE-18). */
export function IconChoice({ name, label, className = '' }: FieldProps) {
  const { field } = useController({ name })
  const [isOpen, setOpen] = useState(false)
  const chosen = iconChoices.find(({ value }) => value === field.value)
  const words = chosen?.label ?? (field.value ? `${field.value} (o site não mostra)` : 'Selecione…')
  const choose = (icon: string) => {
    field.onChange(icon)
    setOpen(false)
  }
  return (
    <Field name={name} label={label} className={isOpen ? 'col-span-full' : className}>
      {({ id, 'aria-describedby': describedBy }) => (
        // A non-modal dialog closes alone on Escape or an outside click, and returns the focus to its button.
        <Dialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
          <Dialog.Trigger asChild>
            <Button
              id={id}
              aria-label={`${label} ${words}`}
              aria-describedby={describedBy}
              className="justify-start"
            >
              {chosen && <Icon name={blockIcon(chosen.value)} />}
              <span className="truncate">{words}</span>
            </Button>
          </Dialog.Trigger>
          <Dialog.Content
            aria-describedby={undefined}
            className="mt-1.5 grid min-w-0 gap-3 rounded-xs border bg-white p-3"
          >
            <Dialog.Title className="sr-only">Ícones</Dialog.Title>
            <IconSearch chosen={field.value} onChoose={choose} />
          </Dialog.Content>
        </Dialog.Root>
      )}
    </Field>
  )
}

function IconSearch({ chosen, onChoose }: { chosen: unknown; onChoose: (icon: string) => void }) {
  const [typed, setTyped] = useState('')
  const found = findIcons(typed)

  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter would submit the form.
    event.preventDefault()
    if (typed && found[0]) onChoose(found[0].value)
  }

  return (
    <>
      <Input
        type="search"
        aria-label="Procurar ícone"
        placeholder="Ex.: vinho, cavalo, piscina"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={chooseFirst}
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
            onClick={() => onChoose(value)}
          >
            <Icon name={blockIcon(value)} className="text-forest-800" />
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
