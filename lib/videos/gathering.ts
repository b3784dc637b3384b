import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { maxVideoBytes } from './rules.ts'

/** `name` tells one file of a person from another, e.g. its name and the time of its last change. */
export type Announced = { folder: string; bytes: number; name: string }

/** A video on its way: `id` as the browser names it, `file` where its parts are gathered. */
export type Gathered = { folder: string; bytes: number; file: string }

const perPerson = 2
const inAll = 8
// Long enough for a night without connection; what was sent a moment ago is not sent again.
const keptMs = millisecondsInDay
const doneMs = millisecondsInHour
// More than twice what a browser waits for one part: whoever stays silent as long makes room for others.
const silentMs = 5 * millisecondsInMinute

/** Parts of videos on the disk, in order and one after the other: a few per person and in all, for a day at most, or until others need the room. */
export function createGathering(root: string) {
  const fileOf = (user: string, id: string) => join(root, `${digest(user).slice(0, 16)}-${id}.part`)
  return {
    /** The same file of the same person goes on where it stopped. 'busy' while too many others are on their way. */
    async begin(user: string, { folder, bytes, name }: Announced) {
      const id = `${digest(`${folder}\n${bytes}\n${name}`).slice(0, 32)}-${bytes}-${folder.replace('hotel/', '')}`
      const file = fileOf(user, id)
      await mkdir(root, { recursive: true })
      const url = await readFile(/* turbopackIgnore: true */ `${file}.done`, 'utf8').catch(() => undefined)
      if (url && (await ageOf(`${file}.done`)) < doneMs) return { url }
      if ((await makeRoom(root, file)) >= inAll) return 'busy' as const
      await writeFile(/* turbopackIgnore: true */ file, '', { flag: 'a', mode: 0o600 })
      return { id, received: await sizeOf(file) }
    },

    /** What has arrived by then, in bytes: a part that is not the next one changes nothing. 'gone' asks to begin. */
    async add(
      user: string,
      id: string,
      offset: number,
      part: Uint8Array,
    ): Promise<number | 'gone' | 'too-much'> {
      const gathered = parse(user, id)
      const handle =
        gathered && (await open(/* turbopackIgnore: true */ gathered.file, 'r+').catch(() => null))
      if (!handle || !gathered) return 'gone'
      try {
        const { size } = await handle.stat()
        if (offset !== size) return size
        if (offset + part.length > gathered.bytes) return 'too-much'
        await handle.write(part, 0, part.length, offset)
        return offset + part.length
      } finally {
        await handle.close()
      }
    },

    /** The whole file, the address of one that was finished before, or 'gone' when something is missing. */
    async whole(user: string, id: string): Promise<Gathered | { url: string } | 'gone'> {
      const gathered = parse(user, id)
      if (!gathered) return 'gone'
      const url = await readFile(/* turbopackIgnore: true */ `${gathered.file}.done`, 'utf8').catch(
        () => null,
      )
      if (url) return { url }
      return (await sizeOf(gathered.file)) === gathered.bytes ? gathered : 'gone'
    },

    /** Its parts are not needed any more; with an address, the answer to who asks for it again. */
    async end({ file }: Gathered, url?: string) {
      if (url) await writeFile(/* turbopackIgnore: true */ `${file}.done`, url, { mode: 0o600 })
      await rm(file, { force: true })
    },
  }

  function parse(user: string, id: string): Gathered | null {
    const [, bytes, name] = /^[0-9a-f]{32}-(\d{1,8})-([a-z][a-z_]{0,39})$/.exec(id) ?? []
    if (!bytes || !name || Number(bytes) > maxVideoBytes) return null
    return { folder: `hotel/${name}`, bytes: Number(bytes), file: fileOf(user, id) }
  }
}

/** Removes what is old, and what the same person has left behind beyond their share; answers how many others stay. */
async function makeRoom(root: string, own: string) {
  const names = await readdir(/* turbopackIgnore: true */ root)
  const files = await Promise.all(
    names.map(async (name) => ({ file: join(root, name), age: await ageOf(join(root, name)) })),
  )
  const person = own.slice(0, join(root, 'x'.repeat(16)).length)
  const isOpen = ({ file }: { file: string }) => file.endsWith('.part') && file !== own
  const mine = files.filter((found) => isOpen(found) && found.file.startsWith(person))
  const surplus = mine.toSorted((a, b) => a.age - b.age).slice(perPerson - 1)
  const old = files.filter(({ file, age }) => age > (file.endsWith('.part') ? keptMs : doneMs))
  const gone = new Set([...surplus, ...old])
  const open = files.filter((found) => isOpen(found) && !gone.has(found))
  const [longest] = open.toSorted((a, b) => b.age - a.age)
  if (longest && open.length >= inAll && longest.age > silentMs) gone.add(longest)
  for (const { file } of gone) await rm(file, { force: true })
  return open.filter((found) => !gone.has(found)).length
}

async function ageOf(file: string) {
  const found = await stat(/* turbopackIgnore: true */ file).catch(() => null)
  return found ? Date.now() - found.mtimeMs : Number.POSITIVE_INFINITY
}

async function sizeOf(file: string) {
  return (await stat(/* turbopackIgnore: true */ file).catch(() => null))?.size ?? 0
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
