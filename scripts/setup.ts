import { parseArgs } from 'node:util'
import { flagNames, setUp } from './lib/going-live/setup.ts'
import { readGiven } from './lib/going-live/world.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'

const names = ['env-path', ...flagNames]

await runCommand(setup, 130)

/** Sets up a hotel in a hosted project: asks six questions, or with `--yes` uses flags alone. */
async function setup(): Promise<number> {
  const { yes, ...flags } = readFlags(process.argv.slice(2))
  if (!yes && !process.stdin.isTTY)
    throw new Refusal(
      'Não há terminal para perguntar. Em servidores: npm run setup -- --yes --hotel-name "…" --site-url https://…\n' +
        'Todas as opções estão em docs/going-live/setup.md.',
    )
  const given = Object.fromEntries(names.map((name) => [name, flags[name]?.toString().trim()]))
  return setUp(readGiven(given['env-path']), given, !yes)
}

function readFlags(args: string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args, options: { ...options, yes: { type: 'boolean' as const } } }).values
  } catch {
    const isSecret = args.some((arg) => /^--.*(?:secret-key|db-url|token|password)/.test(arg))
    throw new Refusal(
      isSecret
        ? 'Segredos não entram na linha de comando, onde outros os veem: use SUPABASE_SECRET_KEY no ambiente.'
        : `Não conheço uma dessas opções. As que há: --yes ${names.map((name) => `--${name}`).join(' ')}`,
    )
  }
}
