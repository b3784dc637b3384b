import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { packagePath } from '@/lib/paths'
import type { ListScreenState } from '../../_list/use-list-screen'

const action = 'icon-button lg:size-9 pointer-coarse:size-11'

type Props = { screen: ListScreenState<PackageRow>; row: PackageRow }

export function PackageActions({ screen, row }: Props) {
  const name = row.label
  return (
    <div className="-mx-3 flex max-lg:grow max-lg:justify-between lg:-mx-2 lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:justify-start xl:pointer-coarse:grid xl:pointer-coarse:grid-cols-2">
      <button
        type="button"
        className={action}
        aria-label={`Editar ${name}`}
        title="Editar"
        {...screen.opener(row)}
      >
        <Pencil aria-hidden="true" />
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
      </button>
      <button
        type="button"
        className={`${action} hover:text-danger-700!`}
        aria-label={`Excluir ${name}`}
        title="Excluir"
        onClick={() => screen.remove(row)}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  )
}
