import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Block, blockSchema } from '@/lib/pages/blocks'

/** One block of each kind, with every field filled in. */
export const samples: Block[] = await Promise.all(
  globSync('components/blocks/*/test-sample.ts').map(async (file) => {
    const { sample } = await import(resolve(file))
    return blockSchema.parse(sample)
  }),
)
