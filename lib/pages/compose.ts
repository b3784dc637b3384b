import { kinds } from '@/components/blocks/kinds'
import type { Block } from './blocks'
import type { BlockPage } from './pages'
import { isWhole } from './problems'

export type ComposedBlock = {
  block: Block
  /** Id of its heading, numbered by position because a kind may occur twice. */
  id: string
  /** Has the same background as the previous block. */
  joined: boolean
}

/** Returns a page's blocks: without incomplete ones, some kinds only once, the opening block first (PAGE-8). */
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

/** Returns the background; 'own' never joins with the previous block. */
function backgroundOf(block: Block) {
  const { ground } = kinds[block.kind]
  return typeof ground === 'function' ? ground(block) : ground
}
