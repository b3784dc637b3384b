import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { readItems } from '@/lib/content/rewrite-list'
import { logEvent } from '@/lib/log'
import { registry } from '@/lib/site/registry'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { RoomsScreen } from './rooms-screen'
import { roomsText, roomsTitle } from './texts'

export const metadata: Metadata = { title: 'Acomodações · Painel Administrativo' }

export default async function RoomsPage() {
  const admin = await requireAdmin()
  const rooms = await readItems(admin, registry.rooms).catch((error) =>
    logEvent('admin_read_failed', { read: 'rooms', error: String(error) }),
  )
  if (rooms) return <RoomsScreen rooms={rooms} />
  return (
    <>
      <PageHead title={roomsTitle} text={roomsText} />
      <LoadFailure text="Erro ao carregar acomodações." />
    </>
  )
}
