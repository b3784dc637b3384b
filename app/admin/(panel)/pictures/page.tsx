import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { requireAdmin } from '@/lib/access/guard'
import { countLabel } from '@/lib/count-label'
import { sizeLabel } from '@/lib/media/images/size-label'
import { findPictures, type LibraryPicture, readLibrary } from '@/lib/panel/pictures/library'
import { momentLabel } from '@/lib/times'
import { ImageThumb } from '../../_media/image-thumb'
import { LibraryTabs } from '../../_media/library-tabs'
import { DetailsButton } from '../../_media/picture-dialog'
import { Button } from '../../_ui/button'
import { EmptyState } from '../../_ui/empty-state'
import { LoadFailure } from '../../_ui/load-failure'
import { PageHead } from '../../_ui/page-head'
import { readFailed } from '../../_ui/read-failed'
import { createLoadedPage } from '../../_ui/while-loading'
import { LibraryUpload } from './library-upload'

export const metadata: Metadata = { title: 'Fotos · Painel Administrativo' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const head = {
  title: 'Biblioteca de fotos',
  text: 'Todas as fotos enviadas, das mais novas às mais antigas, com o lugar em que cada uma aparece.',
}

const perPage = 24

export default createLoadedPage(head, Library)

async function Library({ searchParams }: Props) {
  const { busca, pagina, recebidas, recusadas } = await searchParams
  const search = typeof busca === 'string' ? busca.slice(0, 200) : ''
  const admin = await requireAdmin()
  const library = await readLibrary(admin).catch(readFailed('pictures'))
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

/** Tells how many photographs shared from another app were accepted. */
function ArrivalNotice({ arrived, refused }: { arrived: number; refused: number }) {
  const sentences = [
    arrived > 0 && `${countLabel(arrived, 'foto recebida', 'fotos recebidas')}: já na biblioteca.`,
    refused > 0 &&
      `${countLabel(refused, 'foto ficou', 'fotos ficaram')} de fora: só entram JPG, PNG ou WEBP de até 5MB. Envie de novo por aqui.`,
    arrived === 0 &&
      !refused &&
      'As fotos que você compartilhou não chegaram, porque faltava entrar. Compartilhe de novo a partir da galeria: agora elas chegam.',
  ].filter(Boolean)
  if (sentences.length === 0) return null
  return (
    <p role="status" className="mb-6 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
      {sentences.join(' ')}
    </p>
  )
}

function LibraryPages({ search, page, pages }: { search: string; page: number; pages: number }) {
  if (pages === 1) return null
  const to = (target: number) => ({
    pathname: '/admin/pictures' as const,
    query: { ...(search && { busca: search }), ...(target > 1 && { pagina: target }) },
  })
  return (
    <nav aria-label="Páginas de fotos" className="mt-6 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link className={buttonClass('outline')} href={to(page - 1)}>
          Mais novas
        </Link>
      )}
      <p className="text-ink-600">{`Página ${page} de ${pages}`}</p>
      {page < pages && (
        <Link className={buttonClass('outline')} href={to(page + 1)}>
          Mais antigas
        </Link>
      )}
    </nav>
  )
}

function LibrarySearch({ search, total }: { search: string; total: number }) {
  return (
    <search>
      <form action="/admin/pictures" className="my-6 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field label="Buscar foto" className="min-w-0 grow sm:max-w-96">
          {(id) => (
            <Input
              key={search}
              id={id}
              type="search"
              name="busca"
              defaultValue={search}
              maxLength={200}
              autoComplete="off"
              placeholder="O que se vê ou onde está"
            />
          )}
        </Field>
        <Button type="submit">Buscar</Button>
        <p role="status" className="min-h-11 content-center text-ink-600">
          {countLabel(total, 'foto', 'fotos')}
        </p>
      </form>
    </search>
  )
}

const shownUses = 3

function PictureGrid({ pictures, search }: { pictures: LibraryPicture[]; search: string }) {
  if (pictures.length === 0) {
    return (
      <EmptyState
        isBoxed
        text={
          search
            ? 'Nenhuma foto encontrada: busque por outra palavra.'
            : 'Nenhuma foto ainda: escolha ou arraste as primeiras.'
        }
      />
    )
  }
  return (
    <ul aria-label="Fotos" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
      {pictures.map((picture) => (
        <PictureCard key={picture.url} picture={picture} />
      ))}
    </ul>
  )
}

function PictureCard({ picture }: { picture: LibraryPicture }) {
  const { url, title, alt, bytes, uploadedAt, size, uses } = picture
  const facts = [size && `${size.width} × ${size.height} px`, sizeLabel(bytes)].filter(Boolean).join(' · ')
  return (
    <li className="surface flex flex-col overflow-hidden">
      <ImageThumb src={url} alt={alt} width={480} className="aspect-3/2 w-full" />
      <div className="flex grow flex-col gap-1 p-3">
        <p className="line-clamp-2 font-semibold">{title}</p>
        <p className="text-[0.8125rem] text-ink-600">{facts}</p>
        {uploadedAt && (
          <p className="text-[0.8125rem] text-ink-600">{`Enviada em ${momentLabel(uploadedAt)}`}</p>
        )}
        <p className="mt-1 text-[0.8125rem]">
          {uses.length === 0 ? (
            <span className="text-ink-600">Sem uso agora</span>
          ) : (
            <>
              <span className="text-ink-600">Usada em </span>
              {uses.slice(0, shownUses).map(({ label, href }, index) => (
                <span key={`${href} ${label}`}>
                  {index > 0 && ', '}
                  <Link href={href} className="font-medium text-forest-800 underline underline-offset-2">
                    {label}
                  </Link>
                </span>
              ))}
              {uses.length > shownUses && ` e mais ${uses.length - shownUses}`}
            </>
          )}
        </p>
        <div className="-ml-3 mt-auto">
          <DetailsButton label={title} address={url} />
        </div>
      </div>
    </li>
  )
}
