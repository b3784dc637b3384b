import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { Refusal } from '../refusal.ts'
import { root } from '../root.ts'
import { loadEnvFiles, type Variables } from '../settings.ts'
import { readEnvFile } from './env-file.ts'
import type { Secrets } from './facts.ts'
import { type Management, managementApi } from './management.ts'

export type Options = {
  flags: Record<string, string | undefined>
  isQuick: boolean
  /** Whether the doctor asks for the secret key. */
  isAsking: boolean
  envFile: string
  variables: Variables
  secrets: Secrets
  management: Management
}

/**
 * Flags, the environment and its file. Secrets come from the environment or, with `--secrets-stdin`, as lines like
 * NAME=value: a flag would be seen by everybody on the machine. Throws a Refusal for a flag that is none.
 */
export function readOptions(args: string[], names: string[]): Options {
  const values = parse(args, names)
  const given = typeof values['env-path'] === 'string' ? values['env-path'] : undefined
  if (!given) loadEnvFiles()
  const envFile = resolve(root, given ?? '.env.local')
  const variables = given ? { ...readEnvFile(envFile), ...process.env } : process.env
  const typed = values['secrets-stdin'] ? parseEnv(readFileSync(0, 'utf8')) : {}
  const secret = (name: string) => (typed[name] ?? variables[name])?.trim() || undefined
  return {
    flags: Object.fromEntries(names.map((name) => [name, textOf(values[name])])),
    isQuick: Boolean(values.yes),
    isAsking: Boolean(values.ask),
    envFile,
    variables,
    secrets: { secretKey: secret('SUPABASE_SECRET_KEY'), databaseUrl: secret('SUPABASE_DB_URL') },
    management: {
      token: secret('SUPABASE_ACCESS_TOKEN'),
      api: variables.SUPABASE_API_URL?.trim() || managementApi,
    },
  }
}

/** Where answers wait while a conversation is interrupted; no secret is among them. */
export function draftFile(variables: Variables): string {
  return join(resolve(root, variables.DATA_DIR?.trim() || '.data'), 'setup-answers.json')
}

function parse(args: string[], names: string[]): Record<string, unknown> {
  const text = Object.fromEntries([...names, 'env-path'].map((name) => [name, { type: 'string' as const }]))
  const options = {
    ...text,
    yes: { type: 'boolean' as const },
    ask: { type: 'boolean' as const },
    'secrets-stdin': { type: 'boolean' as const },
  }
  try {
    return parseArgs({ args, options }).values
  } catch {
    const secret = args.some((arg) => /^--.*(?:secret-key|db-url|token|password)/.test(arg))
    throw new Refusal(
      secret
        ? 'Segredos não entram na linha de comando, onde outros os veem: use o ambiente ou --secrets-stdin.'
        : `Não conheço uma dessas opções. As que há: ${['yes', 'secrets-stdin', 'env-path', ...names].map((name) => `--${name}`).join(' ')}`,
    )
  }
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : undefined
}
