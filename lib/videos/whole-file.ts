import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Gathered } from './gathering'

/** Lets `work` have all parts as one file, below `dataDir` or, where nobody may write there, the machine's own folder. */
export async function withWhole<T>(
  { parts }: Gathered,
  dataDir: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await newFolder(join(dataDir, 'uploads')).catch(() => newFolder(tmpdir()))
  const file = join(folder, 'received')
  try {
    await pipeline(parts(), createWriteStream(/* turbopackIgnore: true */ file, { mode: 0o600 }))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function newFolder(parent: string) {
  await mkdir(/* turbopackIgnore: true */ parent, { recursive: true })
  return mkdtemp(/* turbopackIgnore: true */ join(parent, 'video-'))
}
