import { HeroBand } from '@/components/editorial/hero-band'
import { type BlockProps, shownPicture } from './block-props'

/** The only first heading of its page. */
export function Opening({ block, facts }: BlockProps) {
  const { title, lead } = block
  return <HeroBand image={shownPicture(block, block.image, facts.name)} {...{ title, lead }} />
}
