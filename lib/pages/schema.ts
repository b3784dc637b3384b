import { reads } from '@/lib/content/fields/field'
import type { Pictured } from '@/lib/media/images/picture'
import { z } from '@/lib/zod'
import { blockFields } from './fields'

export const blockSchema = z.object({ id: z.string().min(1), ...reads(blockFields) })

export type Block = z.infer<typeof blockSchema> & Pictured

/** Returns a block of this kind without content. */
export function emptyBlock(kind: Block['kind']): Block {
  return blockSchema.parse({ id: kind, kind })
}
