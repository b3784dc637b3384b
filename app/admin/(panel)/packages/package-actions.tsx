import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { packagePath } from '@/lib/paths'
import type { RowScreen } from '../../_list/use-list-screen'

const action =
  'icon-button lg:size-9 lg:pointer-coarse:size-11 max-lg:h-13! max-lg:w-auto! max-lg:min-w-11 max-lg:grow max-lg:basis-0 max-lg:content-center max-lg:gap-0.5'

type Props = { screen: RowScreen<PackageRow>; row: PackageRow }

export const PackageActions = memo(function PackageActions({ screen, row }: Props) {
  const name = row.label
  return (
    <div className="-mx-3 flex max-lg:grow lg:-mx-2 lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:justify-start xl:pointer-coarse:grid xl:pointer-coarse:grid-cols-2">
      <button
        type="button"
        className={action}
        aria-label={`Editar ${name}`}
        title="Editar"
        {...screen.opener(row)}
      >
        <Pencil aria-hidden="true" />
        <Caption>Editar</Caption>
      </button>
      {row.isPublic ? (
        // Not a client-side link: the site has a style sheet of its own.
        <a
          href={packagePath(row.slug)}
          target="_blank"
          rel="noopener"
          className={action}
          aria-label={`Ver ${name} no site (abre em nova aba)`}
          title="Ver no site"
        >
          <ExternalLink aria-hidden="true" />
          <Caption>Ver</Caption>
        </a>
      ) : (
        <button
          type="button"
          className={action}
          aria-label={`Ver ${name} no site: não está publicado`}
          title="Não está no site"
          disabled
        >
          <ExternalLink aria-hidden="true" />
          <Caption>Ver</Caption>
        </button>
      )}
      <button
        type="button"
        className={action}
        aria-label={`Duplicar ${name}`}
        title="Duplicar"
        onClick={() => screen.duplicate(row)}
      >
        <Copy aria-hidden="true" />
        <Caption>Duplicar</Caption>
      </button>
      <button
        type="button"
        className={`${action} hover:text-danger-700!`}
        aria-label={`Excluir ${name}`}
        title="Excluir"
        onClick={() => screen.remove(row)}
      >
        <Trash2 aria-hidden="true" />
        <Caption>Excluir</Caption>
      </button>
    </div>
  )
})

/** Of an icon, on cards: phones show no tooltip. */
function Caption({ children }: { children: string }) {
  return <span className="text-[0.75rem] leading-tight lg:hidden">{children}</span>
}
