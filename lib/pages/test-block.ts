import type { KindName } from '@/components/blocks/kinds'
import { type Block, type BlockOf, blockSchema, isOfKind } from './schema'

/** Returns a stored block of a kind in which nothing is filled in. */
export function emptyBlock<Name extends KindName>(kind: Name): BlockOf<Name> {
  const block: Block = blockSchema.parse({ id: kind, kind })
  if (!isOfKind(block, kind)) throw new Error(`read as ${block.kind}`)
  return block
}
