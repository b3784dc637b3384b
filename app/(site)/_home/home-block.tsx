import { AboutBlock } from '@/components/blocks/about-block'
import { Amenities } from '@/components/blocks/amenities'
import { amenitiesOf, type BlockProps, shownPictures } from '@/components/blocks/block-props'
import { Welcome } from '@/components/blocks/welcome'
import { ChaletPictures } from './chalet-pictures'
import { FeaturedPackages } from './featured-packages'
import { Location } from './location'
import { PromoVideo } from './promo-video'
import { Testimonials } from './testimonials'

export function HomeBlock(props: BlockProps) {
  const { block, id, joined } = props
  const { label, title, text } = block
  switch (block.kind) {
    case 'welcome':
      return <Welcome {...props} />
    case 'accommodations':
      return <ChaletPictures {...props} />
    case 'film':
      return <PromoVideo />
    case 'offers':
      return <FeaturedPackages block={block} />
    case 'amenities':
      return <Amenities {...{ id, label, title, text, joined }} items={amenitiesOf(block)} />
    case 'location':
      return <Location id={id} title={title} images={shownPictures(block, block.images, title)} />
    case 'testimonials':
      return <Testimonials />
    default:
      return <AboutBlock {...props} />
  }
}
