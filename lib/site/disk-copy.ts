import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { logEvent } from '@/lib/log'
import { z } from '@/lib/zod'

/** A value with its age: `readAt` and `publishedAt` are milliseconds since the epoch. */
export type Snapshot<T> = { value: T; readAt: number; publishedAt: number }

export type DiskCopy<T> = {
  /** Returns the copy if it has changed since the last call; undefined if not, or if it is missing or unusable. */
  readIfChanged(): Snapshot<T> | undefined
  /** Replaces the copy atomically. A disk that refuses is logged, not thrown. */
  write(snapshot: Snapshot<T>): void
}

/** Keeps a snapshot in a JSON file that the processes of one machine share. `parse` throws on invalid values. */
export function diskCopy<T>(file: string, parse: (raw: unknown) => T): DiskCopy<T> {
  let seen: number | undefined
  return {
    readIfChanged() {
      try {
        const version = versionOf(file)
        if (version === seen) return undefined
        seen = version
        if (version === undefined) return undefined
        const { value, ...times } = envelope.parse(
          JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')),
        )
        return { ...times, value: parse(value) }
      } catch (error) {
        logEvent('content_copy_unusable', { file, error })
        return undefined
      }
    },
    write(snapshot) {
      try {
        mkdirSync(/* turbopackIgnore: true */ dirname(file), { recursive: true })
        const temporary = `${file}.${process.pid}`
        writeFileSync(/* turbopackIgnore: true */ temporary, JSON.stringify(snapshot))
        renameSync(/* turbopackIgnore: true */ temporary, /* turbopackIgnore: true */ file)
        seen = versionOf(file)
      } catch (error) {
        logEvent('content_copy_not_written', { file, error })
      }
    },
  }
}

const envelope = z.object({ value: z.unknown(), readAt: z.number(), publishedAt: z.number() })

function versionOf(file: string) {
  return statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.mtimeMs
}
