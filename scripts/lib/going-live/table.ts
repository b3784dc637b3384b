import { styleText } from 'node:util'
import type { Row, State } from './check.ts'

const signs: Record<State, { sign: string; color: 'green' | 'red' | 'yellow' | 'dim' }> = {
  ok: { sign: '✓', color: 'green' },
  wrong: { sign: '✗', color: 'red' },
  warning: { sign: '!', color: 'yellow' },
  unknown: { sign: '·', color: 'dim' },
}

/** One line per check, and under what needs somebody its next step. Colours only where the terminal shows them. */
export function tableLines(rows: Row[], { isColoured }: { isColoured: boolean }): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows.flatMap(({ name, state, found, nextStep }, index) => {
    const { sign, color } = signs[state]
    const shown = isColoured ? styleText(color, sign, { validateStream: false }) : sign
    const line = `${shown} ${name.padEnd(width)}  ${oneLine(found)}`
    const isSaid = state === 'unknown' && rows[index - 1]?.nextStep === nextStep
    return nextStep && !isSaid ? [line, `  ${' '.repeat(width)}  → ${oneLine(nextStep)}`] : [line]
  })
}

export function verdict(rows: Row[]): string {
  const count = (state: State) => rows.filter((row) => row.state === state).length
  const unseen = count('unknown') > 0 ? ` ${count('unknown')} não conferido(s).` : ''
  const failed = count('wrong')
  if (failed > 0)
    return `${failed === 1 ? 'Falta 1 passo' : `Faltam ${failed} passos`}: siga as setas dos ✗.${unseen}`
  return `Tudo certo.${count('warning') > 0 ? ' Os ! podem esperar.' : ''}${unseen}`
}

/** Also nothing that moves the terminal's cursor: some of it comes from the network. */
function oneLine(text: string) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
