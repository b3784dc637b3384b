import { kinds } from './kinds'
import type { BlockPage } from './page-names'
import { isWhole } from './problems'
import type { Block } from './schema'

export type Composed = {
  block: Block
  /** Of its heading: its place on the page, so that a kind may stand there twice. */
  id: string
  /** The block before it has the same ground. */
  joined: boolean
}

/** What a page shows of its blocks: none with a hole, a few kinds once, the opening at the top (PAGE-8). */
export function composed(blocks: Block[], page: BlockPage): Composed[] {
  const taken = new Set<string>()
  const shown = blocks.filter((block) => {
    if (!isWhole(block, page) || taken.has(block.kind)) return false
    if (kinds[block.kind].once) taken.add(block.kind)
    return true
  })
  const isOpening = ({ kind }: Block) => kind === 'opening'
  const ordered = [...shown.filter(isOpening), ...shown.filter((block) => !isOpening(block))]
  return ordered.map((block, index) => {
    const before = ordered[index - 1]
    const ground = groundOf(block)
    const joined = before !== undefined && ground !== 'own' && groundOf(before) === ground
    return { block, id: `b${index + 1}`, joined }
  })
}

/** A picture of its own, or a ground of its own, keeps its distance. */
function groundOf({ kind, tone, image }: Block) {
  if (kind === 'quote' && tone === 'dark') return 'own'
  return kind === 'menu' && image ? 'own' : kinds[kind].ground
}
