import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, Refusal } from './refusal.ts'

/** Creates the folder if necessary and writes a file in it. Throws a Refusal with `hint` if that fails. */
export function requireWritableFolder(folder: string, hint: string): void {
  const probe = join(folder, `.escrita-${randomUUID()}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Refusal(`Não consigo escrever na pasta ${folder} (${errorCode(error)}); ${hint}.`)
  }
}
