import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One guard broken on purpose. `find` is code that occurs exactly once in `file`; paths are relative to the checkout. */
export type Mutation = {
  /** What the broken code protects: one short sentence. */
  guard: string
  file: string
  find: string
  replace: string
  /** The test files of which at least one test must turn red; of one vitest project. */
  tests: string[]
}

/** `text` with the mutation in it. Throws when `find` is not there exactly once or nothing would change. */
export function mutated(text: string, { file, find, replace }: Mutation): string {
  const pieces = text.split(find)
  const [before, after] = pieces
  if (before === undefined || after === undefined || pieces.length !== 2) {
    throw new Error(`${file}: found ${pieces.length - 1} times instead of once: ${find}`)
  }
  if (find === replace) throw new Error(`${file}: nothing would change: ${find}`)
  return before + replace + after
}

/** Why a mutation cannot be made or proven in the checkout at `folder`, if so. */
export function problemOf(folder: string, mutation: Mutation): string | undefined {
  const missing = [mutation.file, ...mutation.tests].find((file) => !existsSync(join(folder, file)))
  if (missing) return `${missing} is not there`
  try {
    mutated(readFileSync(join(folder, mutation.file), 'utf8'), mutation)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
