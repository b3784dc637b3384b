import { styleText } from 'node:util'
import { Refusal } from '../refusal.ts'
import { Outage, statusPage } from './project.ts'

/** `unknown` was not looked at, for want of a key; it is no failure, and neither is a warning. */
type State = 'ok' | 'wrong' | 'warning' | 'unknown'

export type Outcome = {
  state: State
  /** What was seen, in a few Portuguese words. */
  found: string
  /** One sentence or one command. */
  nextStep?: string
}

export type Check<World> = { name: string; run: (world: World) => Outcome | Promise<Outcome> }
export type Row = Outcome & { name: string }

export function ok(found: string): Outcome {
  return { state: 'ok', found }
}

export function wrong(found: string, nextStep: string): Outcome {
  return { state: 'wrong', found, nextStep }
}

export function warning(found: string, nextStep: string): Outcome {
  return { state: 'warning', found, nextStep }
}

export function unknown(found: string, nextStep: string): Outcome {
  return { state: 'unknown', found, nextStep }
}

/** What a failed request means: in an outage nobody is sent to copy keys again. */
export function failed(error: unknown): Outcome {
  const found = error instanceof Error ? error.message : String(error)
  if (error instanceof Outage) return wrong(found, `Veja ${statusPage} e espere; as chaves não mudaram.`)
  if (!(error instanceof Refusal)) return wrong(found, 'Rode de novo.')
  return wrong(found, `Confira o endereço e a rede; se estão certos, veja ${statusPage}.`)
}

/** Runs all checks at once; one that throws becomes a ✗ and does not keep the table from being printed. */
export function runChecks<World>(checks: Check<World>[], world: World): Promise<Row[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => ({
      name,
      ...(await Promise.resolve(world).then(run).catch(failed)),
    })),
  )
}

const signs = {
  ok: ['✓', 'green'],
  wrong: ['✗', 'red'],
  warning: ['!', 'yellow'],
  unknown: ['·', 'dim'],
} as const

/** One line per check, and under each that needs somebody its next step. */
export function tableLines(rows: Row[], { isColoured }: { isColoured: boolean }): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.flatMap(({ name, state, found, nextStep }, index) => {
    const [sign, color] = signs[state]
    const shown = isColoured ? styleText(color, sign, { validateStream: false }) : sign
    const line = `${shown} ${name.padEnd(width)}  ${oneLine(found)}`
    const isSaid = state === 'unknown' && rows[index - 1]?.nextStep === nextStep
    return nextStep && !isSaid ? [line, `  ${' '.repeat(width)}  → ${oneLine(nextStep)}`] : [line]
  })
}

/** The sentence under the table. */
export function verdict(rows: Row[]): string {
  const count = (state: State) => rows.filter((row) => row.state === state).length
  const unseen = count('unknown') > 0 ? ` ${count('unknown')} não conferido(s).` : ''
  const faults = count('wrong')
  if (faults > 0)
    return `${faults === 1 ? 'Falta 1 passo' : `Faltam ${faults} passos`}: siga as setas dos ✗.${unseen}`
  return `Tudo certo.${count('warning') > 0 ? ' Os ! podem esperar.' : ''}${unseen}`
}

/** Some of it comes from the network, so nothing may move the terminal's cursor. */
function oneLine(text: string) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
