import { hotelSections } from '@/lib/panel/hotel'
import { ListPage, listMetadata } from '../../_list/list-page'

export const metadata = listMetadata(hotelSections.testimonials)

export default function TestimonialsPage() {
  return <ListPage section={hotelSections.testimonials} />
}
