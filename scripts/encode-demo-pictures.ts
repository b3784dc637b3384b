import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { makeVariants } from '../lib/media/images/variants.ts'
import { folderOf, listFile, missingPictures } from '../supabase/local/demo/encoded.ts'
import { readMedia } from '../supabase/local/demo/media.ts'
import { encodedFolder } from './lib/demo-pictures.ts'

// Run by scripts/lib/demo-pictures.ts in a process of its own, whose memory goes with it.
const pending = missingPictures(encodedFolder)

await Promise.all(Array.from({ length: availableParallelism() }, work))

async function work() {
  for (let file = pending.shift(); file; file = pending.shift()) await encode(file)
}

/** Its folder appears as a whole, even when several processes encode at once. */
async function encode(file: string) {
  const target = folderOf(encodedFolder, file)
  const draft = `${target}.${process.pid}`
  const { files, ...size } = await makeVariants(readMedia(file))
  mkdirSync(draft, { recursive: true })
  for (const { name, bytes } of files) writeFileSync(join(draft, name), bytes)
  writeFileSync(join(draft, listFile), JSON.stringify({ ...size, files: files.map(({ name }) => name) }))
  if (existsSync(target)) rmSync(draft, { recursive: true })
  else renameSync(draft, target)
}
