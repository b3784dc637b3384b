import { parseArgs } from 'node:util'
import { flagNames, setUp } from './lib/going-live/setup.ts'
import { readGiven } from './lib/going-live/world.ts'
import { Refusal } from './lib/refusal.ts'
import { runCommand } from './lib/run-command.ts'

await runCommand(setup, 130)

/** Takes a hotel live: six questions, or with `--yes` by flags alone. */
async function setup(): Promise<number> {
  const args = process.argv.slice(2)
  const { yes, 'secrets-stdin': isStdin, 'env-path': envPath, ...flags } = readFlags(args)
  if (!yes && !process.stdin.isTTY)
    throw new Refusal(
      'Não há terminal para perguntar. Em servidores: npm run setup -- --yes --hotel-name "…" --site-url https://…\n' +
        'Todas as opções estão em docs/going-live/setup.md.',
    )
  const given = readGiven({ envPath: text(envPath), isStdin: Boolean(isStdin) })
  const named = Object.entries(flags).map(([name, value]) => [name, text(value)?.trim()])
  return setUp(given, Object.fromEntries(named), { isAsking: !yes })
}

function readFlags(args: string[]): Record<string, unknown> {
  const named = Object.fromEntries(
    [...flagNames, 'env-path'].map((name) => [name, { type: 'string' as const }]),
  )
  const switches = { yes: { type: 'boolean' as const }, 'secrets-stdin': { type: 'boolean' as const } }
  try {
    return parseArgs({ args, options: { ...named, ...switches } }).values
  } catch {
    const secret = args.some((arg) => /^--.*(?:secret-key|db-url|token|password)/.test(arg))
    throw new Refusal(
      secret
        ? 'Segredos não entram na linha de comando, onde outros os veem: use o ambiente ou --secrets-stdin.'
        : `Não conheço uma dessas opções. As que há: ${['yes', 'secrets-stdin', 'env-path', ...flagNames].map((name) => `--${name}`).join(' ')}`,
    )
  }
}

function text(value: unknown) {
  return typeof value === 'string' ? value : undefined
}
