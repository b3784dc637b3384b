import { HeroBand } from '@/components/editorial/hero-band'
import { type BlockProps, shownPicture } from './block-props'

/** The only first heading of its page. */
export function Opening({ block, house }: BlockProps) {
  const { title, lead } = block
  return <HeroBand image={shownPicture(block, block.image, house.name)} {...{ title, lead }} />
}
