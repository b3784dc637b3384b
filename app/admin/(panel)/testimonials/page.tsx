import { ListPage, listMetadata } from '../../_list/list-page'

export const metadata = listMetadata('testimonials')

export default function TestimonialsPage() {
  return <ListPage name="testimonials" />
}
