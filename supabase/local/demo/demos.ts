import type { Demo } from './demo.ts'
import { pousada } from './pousada/pousada.ts'
import { quaresmeira } from './quaresmeira.ts'
import { simples } from './simples.ts'

/** By the name that `npm start -- --demo=` takes. */
export const demos = { quaresmeira, pousada, simples } satisfies Record<string, Demo>

export type DemoName = keyof typeof demos

export function isDemoName(name: string): name is DemoName {
  return Object.hasOwn(demos, name)
}

export function unknownDemo(name: string): string {
  return `Não há demonstração "${name}". Escolha ${Object.keys(demos).join(', ')}.`
}
