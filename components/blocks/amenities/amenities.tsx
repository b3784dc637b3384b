import { blockIcon } from '@/lib/pages/icons'
import type { BlockProps } from '../block-props'
import { AmenityList } from './amenity-list'

export function Amenities({ block: { label, title, text, items }, id, joined }: BlockProps<'amenities'>) {
  return (
    <AmenityList
      {...{ id, joined, label, title, text }}
      items={items.map(({ icon, ...words }) => ({ icon: blockIcon(icon), ...words }))}
    />
  )
}
