import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { readItems } from '@/lib/content/rewrite-list'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { registry } from '@/lib/site/registry'
import { outsideImages } from '@/supabase/functions/migrate-room-images/rooms'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { Migration } from './migration'
import { OutsideImages } from './outside-images'
import { migrationText, migrationTitle } from './texts'

export const metadata: Metadata = { title: `${migrationTitle} · Painel Administrativo` }

// Hosts that cut actions short let this one run for as long as the function may.
export const maxDuration = 300

export default async function MigrateImagesPage() {
  const admin = await requireAdmin()
  const rooms = await readItems(admin, registry.rooms).catch((error) =>
    logEvent('admin_read_failed', { read: 'rooms', error: String(error) }),
  )
  return (
    <>
      <PageHead title={migrationTitle} text={migrationText} />
      {rooms ? (
        <Migration>
          <OutsideImages
            images={outsideImages(rooms, { name: admin.bucket, addresses: [env().SUPABASE_URL] })}
          />
        </Migration>
      ) : (
        <LoadFailure text="Erro ao carregar acomodações." />
      )}
    </>
  )
}
