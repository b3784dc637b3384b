'use client'

import type { Ref } from 'react'
import { Input } from '@/components/ui/inputs'

type Props = {
  /** Only while it is open: then the field's label and errors belong to it. */
  id: string | undefined
  open: boolean
  value: string
  invalid: boolean | undefined
  describedBy: string
  ref: Ref<HTMLInputElement>
  onChange: (address: string) => void
  onBlur: () => void
}

/** For who knows an address; closed, it still says to the form what it holds, and shows nobody an address. */
export function ImageAddress({ open, value, invalid, describedBy, onChange, ...input }: Props) {
  return (
    <Input
      {...input}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://… ou /images/…"
      className={open ? '' : 'hidden!'}
      aria-invalid={open && invalid}
      aria-describedby={open ? describedBy : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
