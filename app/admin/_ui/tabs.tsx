import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

type Tab = {
  id: string
  label: string
  /** Number of invalid fields on this tab, shown on it. */
  errors?: number
  /** Explanation shown above the content. */
  text?: string
  content: ReactNode
}

type Props = {
  label: string
  tabs: Tab[]
  value: string
  onChange: (id: string) => void
  className?: string
  /** Whether the open panel takes the remaining height and scrolls inside. */
  fills?: boolean
}

/** Keeps all panels mounted, so that fields keep their values and an invalid one can take the focus. */
export function Tabs({ label, tabs, value, onChange, className = 'mb-6', fills = false }: Props) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      className={fills ? 'flex min-h-0 grow flex-col' : undefined}
    >
      <Radix.List aria-label={label} className={`flex gap-x-1 border-b max-sm:flex-wrap ${className}`}>
        {tabs.map(({ id, label, errors = 0 }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 -outline-offset-2 forced-colors:not-data-[state=active]:border-[Canvas] font-medium text-ink-600 hover:text-ink-900 data-[state=active]:border-forest-800 data-[state=active]:text-forest-800"
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
      {tabs.map(({ id, text, content }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount
          // Removes the panel's own tab stop, so Tab moves to the first field.
          tabIndex={undefined}
          className={`data-[state=inactive]:hidden ${fills ? 'flex min-h-0 grow flex-col' : ''}`}
        >
          {text && <p className="field-hint mb-4">{text}</p>}
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
