import { type KindName, kindSchemas } from '@/components/blocks/kinds'
import type { Pictured } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'
import { ownBlockFields } from './fields'

export const blockSchema = z.discriminatedUnion('kind', kindSchemas)

export const ownBlockSchema = blockSchema.and(z.object({ page: ownBlockFields.page.read }))

/** A block of any kind; each kind has only its own fields. */
export type Block = z.infer<typeof blockSchema> & Pictured & Previewed

/** A preview shows its item even with gaps (DRAFT-5). */
export type Previewed = { isPending?: true }

export type BlockOf<Name extends KindName> = Extract<Block, { kind: Name }>

export function isOfKind<Name extends KindName>(block: Block, kind: Name): block is BlockOf<Name> {
  return block.kind === kind
}
