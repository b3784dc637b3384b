import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { encoding } from '../lib/images/encoding.ts'
import { type OwnImage, ownImages, ownImagesVersion } from '../lib/images/own-images.ts'
import { ownWidths } from '../lib/images/source-set.ts'
import { makeVariants } from '../lib/images/variants.ts'
import { root } from './lib/root.ts'

// Run by scripts/lib/own-images.ts in a process of its own, whose memory goes with it.
const publicFolder = join(root, 'public')
const encodedFolder = join(publicFolder, 'encoded')

await encodeOwnImages()

/** Into public/encoded/{version}{path}; what an earlier version encoded alike is taken over, then it goes. */
async function encodeOwnImages() {
  const version = ownImagesVersion(publicFolder)
  const target = join(encodedFolder, version)
  const draft = join(encodedFolder, `.${version}.${process.pid}`)
  const earlier = earlierFolders()
  const pending = ownImages(publicFolder)
  const work = async () => {
    for (let image = pending.shift(); image; image = pending.shift()) {
      await encodeInto(join(draft, image.path), image, earlier)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  // As a whole: the folder's presence says that everything is there. Another command may have been quicker.
  if (existsSync(target)) rmSync(draft, { recursive: true })
  else renameSync(draft, target)
  for (const name of readdirSync(encodedFolder)) {
    // A name with a dot is another command's draft.
    if (name !== version && !name.startsWith('.')) rmSync(join(encodedFolder, name), { recursive: true })
  }
}

async function encodeInto(folder: string, { path, file, hash }: OwnImage, earlier: string[]) {
  mkdirSync(folder, { recursive: true })
  const mark = JSON.stringify({ hash, encoding, widths: ownWidths })
  const same = earlier.map((one) => join(one, path)).find((one) => read(join(one, 'made-of.json')) === mark)
  if (same) {
    for (const name of readdirSync(same)) linkSync(join(same, name), join(folder, name))
    return
  }
  const { files } = await makeVariants(readFileSync(file), ownWidths)
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
  writeFileSync(join(folder, 'made-of.json'), mark)
}

function earlierFolders() {
  mkdirSync(encodedFolder, { recursive: true })
  return readdirSync(encodedFolder).map((name) => join(encodedFolder, name))
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
