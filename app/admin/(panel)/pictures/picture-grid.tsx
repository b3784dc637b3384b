import Link from 'next/link'
import { sizeLabel } from '@/lib/images/size-label'
import type { LibraryPicture } from '@/lib/site/picture-library'
import { momentLabel } from '@/lib/times'
import { ImageThumb } from '../../_images/image-thumb'
import { DetailsButton } from '../../_images/picture-actions'
import { EmptyState } from '../../_ui/empty-state'

const shownUses = 3

export function PictureGrid({ pictures, search }: { pictures: LibraryPicture[]; search: string }) {
  if (pictures.length === 0) {
    return (
      <div className="surface">
        <EmptyState
          text={
            search
              ? 'Nenhuma foto encontrada: busque por outra palavra.'
              : 'Nenhuma foto ainda: escolha ou arraste as primeiras.'
          }
        />
      </div>
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
