import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/access/guard'
import { readItems } from '@/lib/content/rewrite-list'
import { countLabel } from '@/lib/count-label'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { registry } from '@/lib/site/registry'
import { type OutsideImage, outsideImages } from '@/supabase/functions/migrate-room-images/rooms'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { WhileLoading } from '../../_ui/while-loading'
import { Migration } from './migration'

const head = {
  title: 'Migração de Imagens dos Quartos',
  text: 'Copia para o armazenamento do hotel as imagens dos quartos que ainda estão em outros sites. Só são copiados endereços https públicos de arquivos JPG, PNG ou WEBP de até 5MB; o endereço antigo só é trocado depois que a cópia está guardada.',
}

export const metadata: Metadata = { title: `${head.title} · Painel Administrativo` }

// Hosts that cut actions short let this one run for as long as the function may.
export const maxDuration = 300

export default function MigrateImagesPage() {
  return (
    <WhileLoading {...head}>
      <MigrationScreen />
    </WhileLoading>
  )
}

async function MigrationScreen() {
  const admin = await requireAdmin()
  const rooms = await readItems(admin, registry.rooms).catch((error) =>
    logEvent('admin_read_failed', { read: 'rooms', error }),
  )
  return (
    <>
      <PageHead {...head} />
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

function OutsideImages({ images }: { images: OutsideImage[] }) {
  if (images.length === 0) {
    return <p>Todas as imagens dos quartos já estão no armazenamento do hotel: não há nada a migrar.</p>
  }
  const rooms = [...Map.groupBy(images, ({ roomId }) => roomId).values()]
  const lie = images.length === 1 ? 'está' : 'estão'
  return (
    <>
      <p>
        <strong>{countLabel(images.length, 'imagem', 'imagens')}</strong>{' '}
        {`de ${countLabel(rooms.length, 'quarto', 'quartos')} ${lie} fora do armazenamento do hotel:`}
      </p>
      <ul className="divide-y border-y">
        {rooms.map((room) => (
          <li key={room[0]?.roomId} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span className="font-semibold">{room[0]?.roomName}</span>
            <span className="text-ink-600">
              {`${countLabel(room.length, 'imagem', 'imagens')} · ${hostsOf(room)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function hostsOf(images: OutsideImage[]) {
  return [...new Set(images.map(({ url }) => URL.parse(url)?.host || 'endereço inválido'))].join(', ')
}
