import { parseArgs } from 'node:util'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'
import { allowSiteImports } from './lib/site-imports.ts'

allowSiteImports()
await runCommand(() => shots(process.argv.slice(2)), 130)

/** Pictures of every route and state in every width, into test-results/shots. */
async function shots(args: string[]): Promise<number> {
  const { only, widths } = readOptions(args)
  const { takeShots } = await import('./shots/run.ts')
  return takeShots({ only: new RegExp(only), widths })
}

function readOptions(args: string[]) {
  const options = {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1024,1440,1920' },
  } as const
  try {
    const { values } = parseArgs({ args, options })
    const widths = values.widths.split(',').map(Number)
    if (widths.every((width) => width >= 200 && width <= 4000)) return { only: values.only, widths }
  } catch {
    // The same sentence for what is no option at all.
  }
  throw new Refusal('Uso: npm run shots -- [--only=quartos] [--widths=360,1440]')
}
