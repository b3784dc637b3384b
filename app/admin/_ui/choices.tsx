'use client'

import { createContext, type ReactNode } from 'react'
import { nameOfCode } from '@/lib/hotel/naming/words'

/** Options that come from content, by field name. */
export type Choices = Record<string, { value: string; label: string }[]>

export const ChoicesContext = createContext<Choices>({})

/** Returns the label of a value; a value that is not offered is made readable. */
export function labelOf(choices: Choices[string], value: string): string {
  return choices.find((one) => one.value === value)?.label ?? nameOfCode(value, [])
}

export function ChoicesProvider({ choices, children }: { choices: Choices; children: ReactNode }) {
  return <ChoicesContext value={choices}>{children}</ChoicesContext>
}
