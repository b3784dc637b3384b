import { join } from 'node:path'
import { missingPictures } from '../../supabase/local/demo/encoded.ts'
import { startChild } from './children.ts'
import { Refusal } from './refusal.ts'
import { root } from './root.ts'

/** Of this checkout, for all its data directories. */
export const encodedFolder = join(root, 'node_modules', '.cache', 'demo-pictures')

/** Encodes the demonstrations' pictures unless they are; some ten seconds once. Throws a Refusal when it cannot. */
export async function encodeDemoPictures(log: string): Promise<void> {
  if (missingPictures(encodedFolder).length === 0) return
  const child = startChild({ args: [join(root, 'scripts', 'encode-demo-pictures.ts')], log })
  if ((await child.exited) !== 0) {
    throw new Refusal(`As fotografias não puderam ser preparadas. Fim de ${log}:\n\n${child.tail()}`)
  }
}
