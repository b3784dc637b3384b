import { PageHead } from '../../_ui/page-head'
import { roomsText, roomsTitle } from './texts'

export default function RoomsLoading() {
  return (
    <>
      <PageHead title={roomsTitle} text={roomsText} />
      <p role="status" className="surface p-6 text-ink-600">
        Carregando...
      </p>
    </>
  )
}
