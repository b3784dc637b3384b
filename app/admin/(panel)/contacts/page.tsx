import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'

export const metadata = listMetadata('contacts')

export default function ContactsPage() {
  return <LonePage name="contacts" />
}
