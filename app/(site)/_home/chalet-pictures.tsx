import { Accommodations } from '@/components/blocks/accommodations'
import { type BlockProps, shownPictures } from '@/components/blocks/block-props'
import { routes } from '@/lib/paths'
import { roomCategoryName } from '@/lib/rooms/categories'
import { getRoomRows } from '@/lib/site/queries'

/** They lead to the category that their caption names, to the top of the page while there is none (HOME-4). */
export async function ChaletPictures({ block, joined }: BlockProps) {
  const { label, title, text, caption, images } = block
  const named = (await getRoomRows()).find(({ category }) => roomCategoryName(category) === caption)
  return (
    <Accommodations
      {...{ label, title, text, joined }}
      images={shownPictures(block, images, caption)}
      captions={caption}
      href={named ? `${routes.rooms}#${named.category}` : routes.rooms}
    />
  )
}
