import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/access/guard'
import { imageTotal, sizeLabel } from '@/lib/media/images/size-label'
import type { StoredImage } from '@/lib/media/images/stored-images'
import { findUnusedImages } from '@/lib/panel/pictures/unused'
import { videosBucket } from '@/lib/stored-name'
import { momentLabel } from '@/lib/times'
import { ImageThumb } from '../../_media/image-thumb'
import { LibraryTabs } from '../../_media/library-tabs'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'
import { RemoveUnused } from './remove-unused'

export const metadata: Metadata = { title: 'Imagens sem uso · Painel Administrativo' }

const head = {
  title: 'Imagens sem uso',
  text: 'Imagens e vídeos enviados há mais de um dia que nada no site usa, nem as versões dos últimos 90 dias do histórico.',
}

export default createLoadedPage(head, UnusedImages)

async function UnusedImages() {
  const admin = await requireAdmin()
  const images = await findUnusedImages(admin).catch(readFailed('unused images'))
  const bytes = images?.reduce((sum, image) => sum + image.bytes, 0) ?? 0
  const total = imageTotal(images?.length ?? 0, bytes)
  const urlOf = ({ path, isVideo }: StoredImage) => {
    const bucket = isVideo ? videosBucket(admin.bucket) : admin.bucket
    return admin.supabase.storage.from(bucket).getPublicUrl(path).data.publicUrl
  }
  return (
    <>
      <PageHead {...head}>{images && images.length > 0 && <RemoveUnused total={total} />}</PageHead>
      <LibraryTabs current="images" />
      {!images && <LoadFailure text="Erro ao carregar imagens." />}
      {images?.length === 0 && (
        <EmptyState
          isBoxed
          text="Nenhuma imagem sem uso: tudo o que foi enviado está no site ou no histórico."
        />
      )}
      {images && images.length > 0 && (
        <UnusedTable total={total} images={images.map((image) => ({ ...image, url: urlOf(image) }))} />
      )}
    </>
  )
}

const maxShown = 50

function UnusedTable({ images, total }: { images: (StoredImage & { url: string })[]; total: string }) {
  const oldestFirst = images.toSorted((a, b) => a.uploadedAt.localeCompare(b.uploadedAt))
  const hidden = images.length - maxShown
  return (
    <div className="surface">
      <table className="records">
        <caption className="px-4 pt-4 text-left font-semibold max-md:block">{total}</caption>
        <thead>
          <tr>
            <th scope="col">Imagem</th>
            <th scope="col">Tamanho</th>
            <th scope="col">Enviada em</th>
          </tr>
        </thead>
        <tbody>
          {oldestFirst.slice(0, maxShown).map(({ path, url, bytes, uploadedAt }) => (
            <tr key={path}>
              <td data-label="Imagem">
                <ImageThumb src={url} alt="" />
              </td>
              <td data-label="Tamanho" className="whitespace-nowrap even-figures">
                {sizeLabel(bytes)}
              </td>
              <td data-label="Enviada em" className="whitespace-nowrap even-figures">
                {momentLabel(uploadedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <p className="border-t px-4 py-3 text-ink-600">{`E mais ${hidden}, que não aparecem aqui.`}</p>
      )}
    </div>
  )
}
