import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guard'
import { logEvent } from '@/lib/log'
import { findPictures, readLibrary } from '@/lib/site/picture-library'
import { LibraryTabs } from '../../_images/library-tabs'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { WhileLoading } from '../../_ui/while-loading'
import { ArrivalNotice } from './arrival-notice'
import { LibraryPages } from './library-pages'
import { LibrarySearch } from './library-search'
import { LibraryUpload } from './library-upload'
import { PictureGrid } from './picture-grid'

export const metadata: Metadata = { title: 'Fotos · Painel Administrativo' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const head = {
  title: 'Biblioteca de fotos',
  text: 'Todas as fotos enviadas, das mais novas às mais antigas, com o lugar em que cada uma aparece.',
}

const perPage = 24

export default function PicturesPage(props: Props) {
  return (
    <WhileLoading {...head}>
      <Library {...props} />
    </WhileLoading>
  )
}

async function Library({ searchParams }: Props) {
  const { busca, pagina, recebidas, recusadas } = await searchParams
  const search = typeof busca === 'string' ? busca.slice(0, 200) : ''
  const admin = await requireAdmin()
  const library = await readLibrary(admin).catch((error) => {
    logEvent('admin_read_failed', { read: 'pictures', error: String(error) })
    return null
  })
  const found = findPictures(library ?? [], search)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(pagina)) || 1))
  return (
    <>
      <PageHead {...head} />
      <LibraryTabs current="pictures" />
      <ArrivalNotice arrived={Number(recebidas)} refused={Number(recusadas)} />
      {!library && <LoadFailure text="Erro ao carregar fotos." />}
      {library && (
        <LibraryUpload>
          <LibrarySearch search={search} total={found.length} />
          <PictureGrid pictures={found.slice((page - 1) * perPage, page * perPage)} search={search} />
          <LibraryPages search={search} page={page} pages={pages} />
        </LibraryUpload>
      )}
    </>
  )
}
