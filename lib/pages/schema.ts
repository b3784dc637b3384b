import { reads } from '@/lib/content/fields/field'
import type { Pictured } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'
import { blockFields, ownBlockFields } from './fields'
import type { FieldNameOf, KindName } from './kinds'

export const blockSchema = z.object({ id: z.string().min(1), ...reads(blockFields) })

export const ownBlockSchema = z.object({ id: z.string().min(1), ...reads(ownBlockFields) })

/** A stored block, with the fields of all kinds. */
export type Block = z.infer<typeof blockSchema> & Pictured & Previewed

/** The item that a preview is about is shown with its gaps (DRAFT-5). */
export type Previewed = { isPending?: true }

/** What the component of a kind may read: only the fields that lib/pages/kinds.ts declares for it. */
export type BlockOf<Name extends KindName> = Pick<Block, 'id' | Extract<keyof Block, FieldNameOf<Name>>> &
  Pictured
