import { createReadStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { newId } from '../new-id.ts'
import type { Database } from '../supabase/database.types.ts'
import { videosBucket } from './bucket.ts'
import type { Bytes } from './bytes.ts'
import { checkVideo } from './check.ts'
import { fastStart } from './fast-start.ts'
import { withFile } from './file-bytes.ts'
import { noPlaceForVideos, type VideoFormat, videoTexts } from './rules.ts'

/** An admin's own session, so that row level security has the last word; '' for a hotel without a bucket. */
type VideoStorage = { supabase: SupabaseClient<Database>; bucket: string }

type Whole = { file: string; folder: string }

type Stored = { url: string } | { error: string; status: 422 | 502 }

const oneYear = '31536000'

/** Checked by its content, made to begin at once, and stored under a name of ours: its address, or what failed. */
export async function storeVideo(storage: VideoStorage, { file, folder }: Whole): Promise<Stored> {
  if (!storage.bucket) return { error: noPlaceForVideos, status: 502 }
  const checked = await withFile(file, checkVideo)
  if ('error' in checked) return { ...checked, status: 422 }
  if (checked.format === 'mp4') await rearrange(file)
  return send(storage, file, folder, checked.format)
}

async function send({ supabase, bucket }: VideoStorage, file: string, folder: string, format: VideoFormat) {
  const objects = supabase.storage.from(videosBucket(bucket))
  const path = `${folder}/${newId()}-${Date.now()}.${format}`
  const contentType = `video/${format}`
  const { error } = await objects.upload(path, createReadStream(/* turbopackIgnore: true */ file), {
    contentType,
    cacheControl: oneYear,
    upsert: false,
  })
  if (error) return failed(error.message)
  const size = await withFile(file, async (bytes) => bytes.size)
  const { data } = await objects.list(folder, { search: path.slice(folder.length + 1), limit: 1 })
  if (Number(data?.[0]?.metadata?.size) === size) return { url: objects.getPublicUrl(path).data.publicUrl }
  // Half a film would stop in the middle, on every visitor's screen.
  await objects.remove([path])
  return failed('o vídeo não chegou inteiro')
}

/** In place; at any moment the file is the old one or the new one. */
async function rearrange(file: string) {
  const draft = `${file}.new`
  const isNew = await withFile(file, async (bytes) => {
    const pieces = await fastStart(bytes)
    if (pieces) await writeFile(/* turbopackIgnore: true */ draft, partsOf(bytes, pieces), { mode: 0o600 })
    return pieces !== null
  })
  if (isNew) await rename(draft, file).finally(() => rm(draft, { force: true }))
}

const partBytes = 1024 * 1024

async function* partsOf({ read }: Bytes, pieces: NonNullable<Awaited<ReturnType<typeof fastStart>>>) {
  for (const piece of pieces) {
    if ('bytes' in piece) yield piece.bytes
    else
      for (let at = piece.start; at < piece.end; at += partBytes)
        yield await read(at, Math.min(partBytes, piece.end - at))
  }
}

function failed(detail: string): Stored {
  return { error: `${videoTexts.failed} ${detail[0]?.toUpperCase()}${detail.slice(1)}.`, status: 502 }
}
