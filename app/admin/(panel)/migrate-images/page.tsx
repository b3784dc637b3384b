import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/access/guard'
import { readItems } from '@/lib/content/section-store'
import { countLabel } from '@/lib/count-label'
import { env } from '@/lib/env'
import { registry } from '@/lib/site/registry'
import { findOutsideImages, type OutsideImage } from '@/supabase/functions/migrate-room-images/rooms'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'
import { Migration } from './migration'

const head = {
  title: 'Migração de Imagens dos Quartos',
  text: 'Copia para o armazenamento do hotel as imagens dos quartos que ainda estão em outros sites. Só são copiados endereços https públicos de arquivos JPG, PNG ou WEBP de até 5MB; o endereço antigo só é trocado depois que a cópia está guardada.',
}

export const metadata: Metadata = { title: `${head.title} · Painel Administrativo` }

// Allows the action to run as long as the Edge Function, on hosts with a time limit.
export const maxDuration = 300

export default createLoadedPage(head, MigrationScreen)

async function MigrationScreen() {
  const admin = await requireAdmin()
  const rooms = await readItems(admin, registry.rooms).catch(readFailed('rooms'))
  const bucket = { name: admin.bucket, address: env().SUPABASE_URL }
  const objects = admin.supabase.storage.from(admin.bucket)
  const has = async (path: string) => !(await objects.info(path)).error
  return (
    <>
      <PageHead {...head} />
      {rooms ? (
        <Migration>
          <p>{outsideSentence(await findOutsideImages(rooms, bucket, has))}</p>
        </Migration>
      ) : (
        <LoadFailure text="Erro ao carregar acomodações." />
      )}
    </>
  )
}

function outsideSentence(images: OutsideImage[]) {
  if (images.length === 0)
    return 'Todas as imagens dos quartos já estão no armazenamento do hotel: não há nada a migrar.'
  const rooms = countLabel(new Set(images.map(({ roomId }) => roomId)).size, 'quarto', 'quartos')
  const hosts = new Set(images.map(({ url }) => URL.parse(url)?.host || 'endereço inválido'))
  return `${countLabel(images.length, 'imagem', 'imagens')} de ${rooms} fora do armazenamento do hotel: ${[...hosts].join(', ')}.`
}
