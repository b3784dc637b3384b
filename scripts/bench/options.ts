import { parseArgs } from 'node:util'
import { Refusal } from '../lib/refusal.ts'

export type Part = (typeof parts)[number]

export type BenchOptions = { paths: string[]; runs: number; does: (...some: Part[]) => boolean }

const parts = ['weight', 'lighthouse', 'inp', 'navigation', 'server', 'panel'] as const

export function readOptions(args: string[], everyPath: string[]): BenchOptions {
  const { routes, runs, only } = parse(args)
  const paths = routes?.split(',') ?? everyPath
  const unknown = paths.filter((path) => !path.startsWith('/'))
  if (unknown.length > 0) throw new Refusal(`Rotas começam com "/"; recebi ${unknown.join(', ')}.`)
  if (!/^\d{1,2}$/.test(runs)) throw new Refusal(`--runs é um número de 0 a 99; recebi ${runs}.`)
  const named = only?.split(',') ?? parts
  const strange = named.filter((name) => !parts.some((part) => part === name))
  if (strange.length > 0) {
    throw new Refusal(`--only conhece ${parts.join(', ')}; recebi ${strange.join(', ')}.`)
  }
  const chosen = parts.filter((part) => named.includes(part) && (part !== 'lighthouse' || Number(runs) > 0))
  return { paths, runs: Number(runs), does: (...some) => some.some((part) => chosen.includes(part)) }
}

function parse(args: string[]) {
  try {
    const options = {
      routes: { type: 'string' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
    } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new Refusal('Uso: npm run bench -- [--routes=/,/ofertas] [--runs=5] [--only=weight,lighthouse]')
  }
}
