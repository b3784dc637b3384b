import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownImagesVersion } from '../../lib/images/own-images.ts'
import { startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

export function encodedFolder(): string {
  const publicFolder = join(root, 'public')
  return join(publicFolder, 'encoded', ownImagesVersion(publicFolder))
}

/** Encodes the site's own images unless they are; some ten seconds once. Throws a Refusal when it cannot. */
export async function encodeOwnImages(log: string): Promise<void> {
  if (existsSync(encodedFolder())) return
  const child = startChild({ args: [join(root, 'scripts', 'encode-own-images.ts')], log })
  if ((await child.exited) !== 0) {
    throw new Refusal(`As fotografias não puderam ser preparadas. Fim de ${log}:\n\n${child.tail()}`)
  }
}
