import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'

export const metadata = listMetadata('booking')

export default function BookingPage() {
  return <LonePage name="booking" />
}
