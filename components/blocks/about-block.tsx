import { type BlockProps, drawBlock } from './block-props'
import { EditorialBlock } from './editorial-block'
import { Strip } from './strip/strip'

/** A block of a page that may have the script of the strip. */
export function AboutBlock(props: BlockProps) {
  return drawBlock({ strip: Strip }, props) ?? <EditorialBlock {...props} />
}
