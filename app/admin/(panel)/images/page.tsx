import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { logEvent } from '@/lib/log'
import { findUnusedPictures } from '@/lib/site/unused-pictures'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { WhileLoading } from '../../_ui/while-loading'
import { pictureTotal } from './picture-total'
import { RemoveUnused } from './remove-unused'
import { UnusedTable } from './unused-table'

export const metadata: Metadata = { title: 'Imagens sem uso · Painel Administrativo' }

const head = {
  title: 'Imagens sem uso',
  text: 'Imagens enviadas há mais de um dia que nada no site usa, nem as versões dos últimos 90 dias do histórico.',
}

export default function ImagesPage() {
  return (
    <WhileLoading {...head}>
      <UnusedImages />
    </WhileLoading>
  )
}

async function UnusedImages() {
  const admin = await requireAdmin()
  const pictures = await findUnusedPictures(admin).catch((error) => {
    logEvent('admin_read_failed', { read: 'unused pictures', error: String(error) })
    return null
  })
  const bytes = pictures?.reduce((sum, picture) => sum + picture.bytes, 0) ?? 0
  const objects = admin.supabase.storage.from(admin.bucket)
  return (
    <>
      <PageHead {...head}>
        {pictures && pictures.length > 0 && <RemoveUnused total={pictureTotal(pictures.length, bytes)} />}
      </PageHead>
      {!pictures && <LoadFailure text="Erro ao carregar imagens." />}
      {pictures?.length === 0 && (
        <div className="surface">
          <EmptyState text="Nenhuma imagem sem uso: tudo o que foi enviado está no site ou no histórico." />
        </div>
      )}
      {pictures && pictures.length > 0 && (
        <UnusedTable
          total={pictureTotal(pictures.length, bytes)}
          pictures={pictures.map((picture) => ({
            ...picture,
            url: objects.getPublicUrl(picture.path).data.publicUrl,
          }))}
        />
      )}
    </>
  )
}
