import { ListPage, listMetadata } from '../../_list/list-page'

export const metadata = listMetadata('contacts')

export default function ContactsPage() {
  return <ListPage name="contacts" />
}
