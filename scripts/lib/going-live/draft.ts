import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Answers } from './question.ts'

const answersSchema = z.record(z.string(), z.string())

/** Answers of a conversation that was interrupted; none where there was none, or they are not readable. */
export function readDraft(file: string): Answers {
  try {
    return answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Keeps them as far as the disk allows: without them one only types again. */
export function writeDraft(file: string, answers: Answers): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(`${file}.tmp`, JSON.stringify(answers), { mode: 0o600 })
    renameSync(`${file}.tmp`, file)
  } catch {
    rmSync(`${file}.tmp`, { force: true })
  }
}

export function removeDraft(file: string): void {
  rmSync(file, { force: true })
}
