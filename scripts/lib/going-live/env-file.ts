import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { writeFileAtomically } from '../../../supabase/local/files.ts'
import { errorCode, Refusal } from '../refusal.ts'

/** Returns the variables of a file as Node reads them; none if it does not exist. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/**
 * Sets these variables, removes those with an empty value, and keeps every other line. Writes atomically, for the owner only.
 */
export function updateEnvFile(file: string, values: Record<string, string>): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [heading]
  const left = new Map(Object.entries(values))
  const kept = lines.flatMap((line) => {
    const [, name = ''] = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(line) ?? []
    if (!(name in values)) return [line]
    const value = left.get(name)
    left.delete(name)
    return value ? [assignment(name, value)] : []
  })
  const added = [...left].flatMap(([name, value]) => (value ? [assignment(name, value)] : []))
  try {
    writeFileAtomically(file, `${[...kept, ...added].join('\n')}\n`)
  } catch (error) {
    throw new Refusal(`Não consigo gravar ${file} (${errorCode(error)}).`)
  }
}

const heading =
  '# Feito por npm run setup; .env.example explica cada linha. A chave secreta do projeto não entra aqui.'

/** Quotes a value that would otherwise be cut or read differently. */
function assignment(name: string, value: string) {
  if (/^[\w.:/@%+,-]*$/.test(value)) return `${name}=${value}`
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark))
  if (!quote || /[\r\n]/.test(value))
    throw new Refusal(`Este texto não cabe no arquivo de ambiente: ${value}`)
  return `${name}=${quote}${value}${quote}`
}
