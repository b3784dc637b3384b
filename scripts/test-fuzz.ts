import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type Row, rowsTable } from './fuzz/table.ts'
import { startChild } from './lib/children.ts'
import { Refusal } from './lib/refusal.ts'
import { root } from './lib/root.ts'
import { runCommand } from './lib/run-command.ts'
import { cleanEnvironment } from './lib/test-environment.ts'
import { resultFile } from './lib/test-folders.ts'

// Before the command runs, for it waits at the top of the module.
const rowSchema: z.ZodType<Row> = z.object({
  target: z.string(),
  inputs: z.number(),
  accepted: z.number(),
  refused: z.number(),
  finding: z.string().optional(),
})

await runCommand(() => fuzz(process.argv.slice(2)), 130)

/** 100,000 inputs; `npm test` a few thousand, always the same ones. Ends with 1 on any finding. */
async function fuzz(args: string[]): Promise<number> {
  const { inputs, seed } = readOptions(args)
  const rowsFile = resultFile('fuzz.jsonl')
  rmSync(rowsFile, { force: true })
  console.log(`Semente ${seed}; para repetir: npm run test:fuzz -- --inputs=${inputs} --seed=${seed}`)
  const child = startChild({
    args: [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', 'fuzz', '--silent'],
    env: { ...cleanEnvironment(process.env), FUZZ_INPUTS: inputs, FUZZ_SEED: seed, FUZZ_REPORT: rowsFile },
    log: resultFile('fuzz.log'),
    nodeEnv: 'test',
  })
  const code = await child.exited
  const rows = readRows(rowsFile)
  console.log(`\n${rowsTable(rows)}`)
  for (const { target, finding } of rows)
    if (finding) console.log(`\n${target}\n${finding.replace(/^/gm, '    ')}`)
  if (code !== 0 && !rows.some(({ finding }) => finding)) console.log(`\n${child.tail(60)}`)
  return code
}

function readOptions(args: string[]) {
  const options = {
    inputs: { type: 'string', default: '110000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  } as const
  try {
    const { values } = parseArgs({ args, options })
    if (/^\d{1,9}$/.test(values.inputs) && /^\d{1,10}$/.test(values.seed)) return values
  } catch {
    // The same sentence for what is no option at all.
  }
  throw new Refusal('Uso: npm run test:fuzz -- [--inputs=110000] [--seed=123]')
}

function readRows(file: string): Row[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => rowSchema.parse(JSON.parse(line)))
}
