import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'
import { NoticeScreen } from './notice-screen'

export const metadata = listMetadata('notice')

export default function NoticePage() {
  return <LonePage name="notice" Screen={NoticeScreen} />
}
