import { styleText } from 'node:util'
import { Refusal } from '../refusal.ts'
import { Outage, statusPage } from './project.ts'

/** `·` was not looked at, because a key is missing; like `!`, which can wait, it is no failure. */
type Sign = '✓' | '✗' | '!' | '·'

export type Outcome = {
  sign: Sign
  /** What was seen, in a few Portuguese words. */
  found: string
  /** One sentence or one command. */
  nextStep?: string
}

/** What is looked at, by the name of its row. */
export type ChecksOf<World> = Record<string, (world: World) => Outcome | Promise<Outcome>>
export type Row = Outcome & { name: string }

export const ok = (found: string): Outcome => ({ sign: '✓', found })
export const wrong = (found: string, nextStep: string): Outcome => ({ sign: '✗', found, nextStep })
export const warning = (found: string, nextStep: string): Outcome => ({ sign: '!', found, nextStep })
export const unknown = (found: string, nextStep: string): Outcome => ({ sign: '·', found, nextStep })

/** The outcome of a failed request: in an outage nobody is sent to copy keys again. */
export function failed(error: unknown): Outcome {
  const found = error instanceof Error ? error.message : String(error)
  if (error instanceof Outage) return wrong(found, `Veja ${statusPage} e espere; as chaves não mudaram.`)
  if (!(error instanceof Refusal)) return wrong(found, 'Rode de novo.')
  return wrong(found, `Confira o endereço e a rede; se estão certos, veja ${statusPage}.`)
}

/** Runs all checks at once; one that throws becomes a ✗, and the table is printed all the same. */
export function runChecks<World>(checks: ChecksOf<World>, world: World): Promise<Row[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({
      name,
      ...(await Promise.resolve(world).then(check).catch(failed)),
    })),
  )
}

const colors = { '✓': 'green', '✗': 'red', '!': 'yellow', '·': 'dim' } as const

/** One line per check, with the next step below it, and a sentence at the end. */
export function table(rows: Row[], { isColoured }: { isColoured: boolean }): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.flatMap(({ name, sign, found, nextStep }, index) => {
    const shown = isColoured ? styleText(colors[sign], sign, { validateStream: false }) : sign
    const line = `${shown} ${name.padEnd(width)}  ${oneLine(found)}`
    const isRepeated = sign === '·' && rows[index - 1]?.nextStep === nextStep
    return nextStep && !isRepeated ? [line, `  ${' '.repeat(width)}  → ${oneLine(nextStep)}`] : [line]
  })
  return [...lines, '', verdict(rows)]
}

function verdict(rows: Row[]): string {
  const count = (sign: Sign) => rows.filter((row) => row.sign === sign).length
  const unseen = count('·') > 0 ? ` ${count('·')} não conferido(s).` : ''
  const faults = count('✗')
  if (faults > 0)
    return `${faults === 1 ? 'Falta 1 passo' : `Faltam ${faults} passos`}: siga as setas dos ✗.${unseen}`
  return `Tudo certo.${count('!') > 0 ? ' Os ! podem esperar.' : ''}${unseen}`
}

/** Some of the text comes from the network, so no control character may reach the terminal. */
function oneLine(text: string) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
