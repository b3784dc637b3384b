import { kinds } from '@/components/blocks/kinds'
import type { BlockPage } from './page-names'
import { isWhole } from './problems'
import type { Block } from './schema'

export type ComposedBlock = {
  block: Block
  /** The id of its heading, numbered by its position, so that a kind may occur twice. */
  id: string
  /** Whether the previous block has the same background. */
  joined: boolean
}

/** Returns the blocks a page shows: no incomplete ones, some kinds once, the opening block first (PAGE-8). */
export function composeBlocks(blocks: Block[], page: BlockPage): ComposedBlock[] {
  const taken = new Set<string>()
  const shown = blocks.filter((block) => {
    if (!(block.isPending || isWhole(block, page)) || taken.has(block.kind)) return false
    if (kinds[block.kind].once) taken.add(block.kind)
    return true
  })
  const isOpening = ({ kind }: Block) => kind === 'opening'
  const ordered = [...shown.filter(isOpening), ...shown.filter((block) => !isOpening(block))]
  return ordered.map((block, index) => {
    const before = ordered[index - 1]
    const ground = backgroundOf(block)
    const joined = before !== undefined && ground !== 'own' && backgroundOf(before) === ground
    return { block, id: `b${index + 1}`, joined }
  })
}

/** A block with its own picture or background never counts as joined with the previous one. */
function backgroundOf(block: Block) {
  const { ground } = kinds[block.kind]
  return typeof ground === 'function' ? ground(block) : ground
}
