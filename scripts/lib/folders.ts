import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode, Refusal } from './refusal.ts'

/** Creates the folder if need be and proves that a file can be written in it; else throws a Refusal with `hint`. */
export function requireWritableFolder(folder: string, hint: string): void {
  const probe = join(folder, `.escrita-${randomUUID()}`)
  try {
    createFolder(folder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new Refusal(`Não consigo escrever na pasta ${folder} (${errorCode(error)}); ${hint}.`)
  }
}

/** Level by level: Node's own recursive mkdir never returns under /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
