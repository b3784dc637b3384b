import { type FileHandle, open } from 'node:fs/promises'
import type { Bytes } from './bytes.ts'

/** Lets `work` read parts of a file on the disk. Throws when there is none. */
export async function withFile<T>(file: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const handle = await open(/* turbopackIgnore: true */ file)
  try {
    const { size } = await handle.stat()
    return await work({ size, read: (start, length) => readPart(handle, start, Math.min(length, size)) })
  } finally {
    await handle.close()
  }
}

async function readPart(handle: FileHandle, start: number, length: number) {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, length)), { position: start })
  return buffer.subarray(0, bytesRead)
}
