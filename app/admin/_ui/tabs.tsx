'use client'

import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab = {
  id: string
  label: string
  /** How many fields behind this tab are wrong; shown on it. */
  errors?: number
  content: ReactNode
}

type Props = {
  label: string
  tabs: Tab[]
  value: string
  onChange: (id: string) => void
  className?: string
}

/** Tabs whose contents all stay mounted, so that no field forgets itself and a wrong one can be reached. */
export function Tabs({ label, tabs, value, onChange, className = 'mb-6' }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(value)
  // On phones the row is wider than the screen, and a form may open a tab by itself.
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    list.current
      ?.querySelector('[data-state="active"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])

  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List
        ref={list}
        aria-label={label}
        className={`flex gap-1 overflow-x-auto border-b [scrollbar-width:none] ${className}`}
      >
        {tabs.map(({ id, label, errors = 0 }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 forced-colors:not-data-[state=active]:border-[Canvas] font-medium text-ink-600 hover:text-ink-900 data-[state=active]:border-forest-800 data-[state=active]:text-forest-800"
          >
            {label}
            {errors > 0 && (
              <span className="grid min-w-5 place-items-center rounded-full bg-danger-700 px-1.5 text-[0.75rem] text-white">
                {errors}
                <span className="sr-only">{errors === 1 ? ' erro' : ' erros'}</span>
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} forceMount className="outline-none data-[state=inactive]:hidden">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
