import { type Block, blockSchema } from './schema'

/** Returns a stored block of a kind in which nothing is filled in. */
export function emptyBlock(kind: Block['kind']): Block {
  return blockSchema.parse({ id: kind, kind })
}
