import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { secondsInDay, secondsInHour, secondsInMinute } from 'date-fns/constants'
import type { Database } from '../supabase/database.types.ts'
import { partsBucket } from './bucket.ts'
import { maxVideoBytes } from './rules.ts'

/** `name` tells one file of a person from another, e.g. its name and the time of its last change. */
export type Announced = { folder: string; bytes: number; name: string }

/** A video all of whose parts have come: what is asked for them, in their order. */
export type Gathered = { folder: string; bytes: number; parts: () => AsyncGenerator<Uint8Array> }

type Sender = { supabase: SupabaseClient<Database>; userId: string; hotelId: string; bucket: string }

type Upload = Database['public']['Functions']['video_uploads']['Returns'][number]

const perPerson = 2
const inAll = 8
const mostParts = 200
// Long enough for a night without connection; what was sent a moment ago is not sent again.
const keptSeconds = secondsInDay
const doneSeconds = secondsInHour
// More than twice what a browser waits for one part: whoever stays silent as long makes room for others.
const silentSeconds = 5 * secondsInMinute
const [begun, done] = ['begun', 'done']

/** Parts of videos in the storage, for every instance of the site, in order, for a day at most. Throws when it fails. */
export function createGathering({ supabase, userId, hotelId, bucket }: Sender) {
  const storage = supabase.storage.from(partsBucket(bucket))
  const own = (id: string) => `${userId}/${id}`
  return {
    /** The same file of the same person goes on where it stopped. 'busy' while too many others are on their way. */
    async begin({ folder, bytes, name }: Announced) {
      const id = `${digest(`${folder}\n${bytes}\n${name}`).slice(0, 32)}-${bytes}-${folder.replace('hotel/', '')}`
      const uploads = await list()
      const mine = uploads.find((upload) => upload.folder === own(id))
      if (mine?.is_done && mine.seconds < doneSeconds) return { url: await addressOf(mine) }
      const others = uploads.filter((upload) => upload !== mine || upload.is_done)
      const { gone, open } = makeRoom(others, userId)
      await remove(gone)
      if (open >= inAll) return 'busy' as const
      const isNew = !mine || gone.includes(mine)
      if (isNew) await put(id, begun, new TextEncoder().encode(begun))
      return { id, received: isNew ? 0 : mine.received }
    },

    /** What has arrived by then, in bytes: a part that is not the next one changes nothing. 'gone' asks to begin. */
    async add(id: string, offset: number, part: Uint8Array): Promise<number | 'gone' | 'too-much'> {
      const parsed = parse(id)
      const upload = parsed && (await find(id))
      if (!parsed || !upload || upload.is_done) return 'gone'
      if (offset !== upload.received) return upload.received
      if (offset + part.length > parsed.bytes || upload.names.length >= mostParts) return 'too-much'
      await put(id, partName(offset + part.length), part)
      return offset + part.length
    },

    /** Every part, the address of a video that was finished before, or 'gone' when something is missing. */
    async whole(id: string): Promise<Gathered | { url: string } | 'gone'> {
      const parsed = parse(id)
      const upload = parsed && (await find(id))
      if (!parsed || !upload) return 'gone'
      if (upload.is_done) return { url: await addressOf(upload) }
      if (upload.received !== parsed.bytes) return 'gone'
      const paths = upload.names.filter(isPart).map((name) => `${upload.folder}/${name}`)
      return { ...parsed, parts: () => download(paths) }
    },

    /** Parts are not needed any more; with an address, the answer to who asks again. */
    async end(id: string, url?: string) {
      if (url) await put(id, done, new TextEncoder().encode(url))
      const upload = await find(id)
      if (upload) await remove([{ ...upload, names: upload.names.filter((name) => !url || name !== done) }])
    },
  }

  async function list(): Promise<Upload[]> {
    const { data, error } = await supabase.rpc('video_uploads', { p_hotel_id: hotelId })
    if (error) throw new Error(`video_uploads: ${error.message}`)
    return data
  }

  async function find(id: string) {
    return (await list()).find(({ folder }) => folder === own(id))
  }

  async function put(id: string, name: string, bytes: Uint8Array) {
    const contentType = 'application/octet-stream'
    const { error } = await storage.upload(`${own(id)}/${name}`, Buffer.from(bytes), { contentType })
    if (error && !/exists|duplicate/i.test(error.message)) throw error
  }

  async function* download(paths: string[]) {
    for (const path of paths) {
      const { data, error } = await storage.download(path)
      if (error) throw error
      yield new Uint8Array(await data.arrayBuffer())
    }
  }

  async function addressOf({ folder }: Upload) {
    const { data, error } = await storage.download(`${folder}/${done}`)
    if (error) throw error
    return data.text()
  }

  async function remove(uploads: Upload[]) {
    const paths = uploads.flatMap(({ folder, names }) => names.map((name) => `${folder}/${name}`))
    for (let at = 0; at < paths.length; at += mostParts) {
      const { error } = await storage.remove(paths.slice(at, at + mostParts))
      if (error) throw error
    }
  }
}

/** What goes, and how many others stay. */
function makeRoom(others: Upload[], userId: string) {
  const bySilence = others.toSorted((a, b) => a.seconds - b.seconds)
  const isOpen = (upload: Upload) => !upload.is_done
  const surplus = bySilence.filter(({ folder }) => folder.startsWith(`${userId}/`)).filter(isOpen)
  const old = others.filter(({ seconds, is_done }) => seconds > (is_done ? doneSeconds : keptSeconds))
  const gone = new Set([...surplus.slice(perPerson - 1), ...old])
  const open = bySilence.filter((upload) => isOpen(upload) && !gone.has(upload))
  const longest = open.at(-1)
  if (longest && open.length >= inAll && longest.seconds > silentSeconds) gone.add(longest)
  return { gone: [...gone], open: open.filter((upload) => !gone.has(upload)).length }
}

function parse(id: string) {
  const [, bytes, name] = /^[0-9a-f]{32}-(\d{1,8})-([a-z][a-z_]{0,39})$/.exec(id) ?? []
  if (!bytes || !name || Number(bytes) > maxVideoBytes) return null
  return { folder: `hotel/${name}`, bytes: Number(bytes) }
}

function partName(end: number) {
  return String(end).padStart(8, '0')
}

function isPart(name: string) {
  return name !== begun && name !== done
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
