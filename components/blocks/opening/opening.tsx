import { HeroBand } from '@/components/editorial/hero-band'
import { type BlockProps, shownPicture } from '../block-props'

/** Renders the page's only h1. */
export function Opening({ block, facts }: BlockProps<'opening'>) {
  const { title, lead } = block
  return <HeroBand image={shownPicture(block, block.image, facts.name)} {...{ title, lead }} />
}
