import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownPicturesVersion } from '../../lib/images/own-pictures.ts'
import { startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

export function encodedFolder(): string {
  const publicFolder = join(root, 'public')
  return join(publicFolder, 'encoded', ownPicturesVersion(publicFolder))
}

/** Encodes the site's own pictures unless they are; some ten seconds once. Throws a Refusal when it cannot. */
export async function encodeOwnPictures(log: string): Promise<void> {
  if (existsSync(encodedFolder())) return
  const child = startChild({ args: [join(root, 'scripts', 'encode-own-pictures.ts')], log })
  if ((await child.exited) !== 0) {
    throw new Refusal(`As fotografias não puderam ser preparadas. Fim de ${log}:\n\n${child.tail()}`)
  }
}
