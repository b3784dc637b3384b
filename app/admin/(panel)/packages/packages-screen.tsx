'use client'

import { Plus } from 'lucide-react'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { EmptyState } from '../../_ui/empty-state'
import { PageHead } from '../../_ui/page-head'
import { panelButton } from '../../_ui/panel-button'
import { FilterBar } from './filter-bar'
import { PackageTable } from './package-table'
import { packagesText, packagesTitle } from './texts'
import { usePackageDialog } from './use-package-dialog'
import { usePackageFilter } from './use-package-filter'
import { usePackageList } from './use-package-list'

export function PackagesScreen({ packages }: { packages: PackageRow[] }) {
  const list = usePackageList(packages)
  const filter = usePackageFilter(list.rows)
  const { dialog, openDialog } = usePackageDialog()
  return (
    <>
      <PageHead title={packagesTitle} text={packagesText}>
        <button type="button" className={panelButton('primary')} onClick={() => openDialog(null)}>
          <Plus aria-hidden="true" />
          Nova Oferta
        </button>
      </PageHead>
      {list.rows.length > 0 && <FilterBar {...filter} />}
      <section aria-label="Pacotes" tabIndex={-1} className="surface overflow-x-auto outline-none">
        {list.rows.length === 0 && (
          <EmptyState text="Nenhum pacote cadastrado ainda.">
            <p>Comece por “Nova Oferta”: o pacote aparece em Pacotes assim que for salvo.</p>
          </EmptyState>
        )}
        {list.rows.length > 0 && filter.found.length === 0 && (
          <EmptyState text="Nenhum pacote encontrado com os filtros selecionados.">
            <button type="button" className={panelButton('quiet')} onClick={filter.clear}>
              Limpar filtros
            </button>
          </EmptyState>
        )}
        {filter.found.length > 0 && (
          <PackageTable
            {...list}
            rows={filter.found}
            canMove={!filter.isActive && list.rows.length > 1}
            onEdit={openDialog}
          />
        )}
      </section>
      {filter.isActive && filter.found.length > 1 && (
        <p className="field-hint mt-3">Para mudar a ordem, limpe os filtros.</p>
      )}
      {dialog}
    </>
  )
}
