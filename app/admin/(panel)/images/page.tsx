import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import type { StoredImage } from '@/lib/images/orphans'
import { logEvent } from '@/lib/log'
import { findUnusedImages } from '@/lib/site/unused-images'
import { videosBucket } from '@/lib/videos/rules'
import { LibraryTabs } from '../../_images/library-tabs'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { WhileLoading } from '../../_ui/while-loading'
import { imageTotal } from './image-total'
import { RemoveUnused } from './remove-unused'
import { UnusedTable } from './unused-table'

export const metadata: Metadata = { title: 'Imagens sem uso · Painel Administrativo' }

const head = {
  title: 'Imagens sem uso',
  text: 'Imagens e vídeos enviados há mais de um dia que nada no site usa, nem as versões dos últimos 90 dias do histórico.',
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
  const images = await findUnusedImages(admin).catch((error) => {
    logEvent('admin_read_failed', { read: 'unused images', error: String(error) })
    return null
  })
  const bytes = images?.reduce((sum, image) => sum + image.bytes, 0) ?? 0
  const urlOf = ({ path, isVideo }: StoredImage) => {
    const bucket = isVideo ? videosBucket(admin.bucket) : admin.bucket
    return admin.supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl
  }
  return (
    <>
      <PageHead {...head}>
        {images && images.length > 0 && <RemoveUnused total={imageTotal(images.length, bytes)} />}
      </PageHead>
      <LibraryTabs current="images" />
      {!images && <LoadFailure text="Erro ao carregar imagens." />}
      {images?.length === 0 && (
        <div className="surface">
          <EmptyState text="Nenhuma imagem sem uso: tudo o que foi enviado está no site ou no histórico." />
        </div>
      )}
      {images && images.length > 0 && (
        <UnusedTable
          total={imageTotal(images.length, bytes)}
          images={images.map((image) => ({ ...image, url: urlOf(image) }))}
        />
      )}
    </>
  )
}
