import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { logEvent, logEventOnce } from '@/lib/log'
import { z } from '@/lib/zod'

/** A value, the time of its read in milliseconds since the epoch, and its version, if known and unpatched. */
export type Snapshot<T> = { value: T; readAt: number; version?: string | undefined }

export type DiskCopy<T> = {
  /** Returns undefined if the copy is missing or unusable. */
  read(): Snapshot<T> | undefined
  /** Replaces the copy atomically. Logs a disk error instead of throwing it. */
  write(snapshot: Snapshot<T>): void
}

/** Keeps the last good value in a JSON file across restarts. `parse` throws on invalid values. */
export function createDiskCopy<T>(file: string, parse: (raw: unknown) => T): DiskCopy<T> {
  return {
    read() {
      if (!existsSync(/* turbopackIgnore: true */ file)) return undefined
      try {
        const text = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
        const { value, readAt } = envelope.parse(JSON.parse(text))
        return { value: parse(value), readAt }
      } catch (error) {
        logEventOnce('content_copy_unusable', { file, error })
        return undefined
      }
    },
    write(snapshot) {
      try {
        mkdirSync(/* turbopackIgnore: true */ dirname(file), { recursive: true })
        const temporary = `${file}.${process.pid}`
        writeFileSync(/* turbopackIgnore: true */ temporary, JSON.stringify(snapshot))
        renameSync(/* turbopackIgnore: true */ temporary, /* turbopackIgnore: true */ file)
      } catch (error) {
        logEvent('content_copy_not_written', { file, error })
      }
    },
  }
}

const envelope = z.object({ value: z.unknown(), readAt: z.number() })
