import type { BlockProps } from './block-props'
import { EditorialBlock } from './editorial-block'
import { Strip } from './strip'

export function AboutBlock(props: BlockProps) {
  return props.block.kind === 'strip' ? <Strip {...props} /> : <EditorialBlock {...props} />
}
