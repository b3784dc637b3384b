import { hotelSections } from '@/lib/panel/hotel'
import { listMetadata } from '../../_list/list-page'
import { LonePage } from '../../_list/lone-page'
import { NoticeScreen } from './notice-screen'

export const metadata = listMetadata(hotelSections.notice)

export default function NoticePage() {
  return <LonePage section={hotelSections.notice} Screen={NoticeScreen} />
}
