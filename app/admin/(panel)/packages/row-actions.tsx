import { Copy, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { offerPath } from '@/lib/paths'

type Props = { row: PackageRow; onEdit: () => void; onDuplicate: () => void; onDelete: () => void }

export function RowActions({ row, onEdit, onDuplicate, onDelete }: Props) {
  const name = row.name || row.slug
  return (
    <div className="-mx-3 flex max-xl:grow max-xl:justify-between">
      <button
        type="button"
        className="icon-button"
        aria-label={`Editar ${name}`}
        title="Editar"
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" />
      </button>
      {row.isPublic ? (
        // Not a client-side link: the site has a style sheet of its own.
        <a
          href={offerPath(row.slug)}
          target="_blank"
          rel="noopener"
          className="icon-button"
          aria-label={`Ver ${name} no site (abre em nova aba)`}
          title="Ver no site"
        >
          <ExternalLink aria-hidden="true" />
        </a>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={`Ver ${name} no site: não está publicado`}
          title="Não está no site"
          disabled
        >
          <ExternalLink aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={`Duplicar ${name}`}
        title="Duplicar"
        onClick={onDuplicate}
      >
        <Copy aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button hover:text-danger-700!"
        aria-label={`Excluir ${name}`}
        title="Excluir"
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  )
}
