'use client'

import { createContext, type ReactNode } from 'react'
import { nameOfCode } from '@/lib/hotel/naming/words'

/** The values of the fields whose choices are content, by the name of the field. */
export type Choices = Record<string, { value: string; label: string }[]>

export const ChoicesContext = createContext<Choices>({})

/** The label of a value; one that is not offered is made readable. */
export function labelOf(choices: Choices[string], value: string): string {
  return choices.find((one) => one.value === value)?.label ?? nameOfCode(value, [])
}

export function ChoicesProvider({ choices, children }: { choices: Choices; children: ReactNode }) {
  return <ChoicesContext value={choices}>{children}</ChoicesContext>
}
