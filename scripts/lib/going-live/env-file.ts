import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { parseEnv } from 'node:util'
import { errorCode, Refusal } from '../refusal.ts'

/** The variables of a file as dotenv and Node read them; none where there is no file. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/**
 * Sets these variables and leaves every other line as it is. The file appears whole or not at all, for its owner only.
 * An empty value takes the variable out.
 */
export function updateEnvFile(file: string, values: Record<string, string>): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [heading]
  const left = new Map(Object.entries(values))
  const kept = lines.flatMap((line) => {
    const [, name = ''] = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/.exec(line) ?? []
    const value = values[name]
    if (value === undefined) return [line]
    const isFirst = left.delete(name)
    return isFirst && value !== '' ? [`${name}=${quoted(value)}`] : []
  })
  const added = [...left]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${quoted(value)}`)
  writeWhole(file, `${[...kept, ...added].join('\n')}\n`)
}

const heading =
  '# Feito por npm run setup; .env.example explica cada linha. A chave secreta do projeto não entra aqui.'

/** In quotes wherever a reader would cut it or make something else of it. */
function quoted(value: string) {
  if (/^[\w.:/@%+,-]*$/.test(value)) return value
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark))
  if (!quote || /[\r\n]/.test(value))
    throw new Refusal(`Este texto não cabe no arquivo de ambiente: ${value}`)
  return quote + value + quote
}

function writeWhole(file: string, text: string) {
  // A link to a file elsewhere stays a link.
  const place = existsSync(file) && lstatSync(file).isSymbolicLink() ? realpathSync(file) : file
  const draft = `${place}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    chmodSync(draft, 0o600)
    renameSync(draft, place)
  } catch (error) {
    throw new Refusal(`Não consigo gravar ${file} (${errorCode(error)}).`)
  } finally {
    rmSync(draft, { force: true })
  }
}
