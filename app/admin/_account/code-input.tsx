'use client'

import type { ReactNode } from 'react'
import { TextInput } from '../_ui/inputs'

export function CodeInput({ label, hint }: { label: string; hint?: ReactNode }) {
  return (
    <TextInput
      name="code"
      label={label}
      hint={hint}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      spellCheck={false}
      className="[&_.input]:max-w-[14rem]"
    />
  )
}
