'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Element } from '@/lib/content/list'
import { itemFingerprint } from '@/lib/content/order'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { newPackage, packageForm, toForm } from '@/lib/packages/form'
import { registry } from '@/lib/site/registry'
import { stillSending, usePicturesSending } from '../../../_images/sending'
import { FormDialog } from '../../../_ui/form-dialog'
import { notify } from '../../../_ui/notify'
import { Tabs } from '../../../_ui/tabs'
import { useAdminForm } from '../../../_ui/use-admin-form'
import { savePackage } from '../actions'
import { saveFailed } from '../texts'
import { BasicsTab } from './basics-tab'
import { DatesTab } from './dates-tab'
import { FeaturesTab } from './features-tab'
import { newId } from './new-id'
import { PicturesTab } from './pictures-tab'
import { PricesTab } from './prices-tab'
import { SettingsTab } from './settings-tab'
import { useSlugFromName } from './use-slug-from-name'

export type PackageDialogProps = {
  /** The package to edit; null for a new one. */
  row: PackageRow | null
  onClose: () => void
}

const tabs = {
  basico: ['name', 'slug', 'title', 'description', 'category'],
  datas: ['dates', 'details', 'monthLabel'],
  precos: ['price', 'originalPrice', 'priceDetail'],
  features: ['features', 'highlights'],
  imagens: ['images'],
  config: ['isFeatured', 'active', 'hideAtEnd', 'primaryColor', 'bookingUrl', 'orderIndex'],
}

/** What it was opened with stays, whatever happens to the list behind it. */
export function PackageDialog({ row, onClose }: PackageDialogProps) {
  const router = useRouter()
  const isSending = usePicturesSending()
  const isNew = row === null
  const [id] = useState(() => row?.id ?? newId())
  const values = row?.form ?? newPackage
  // A place that nobody touched here may have been changed in the list meanwhile: then it is not sent.
  const [place, setPlace] = useState(isNew ? null : values.orderIndex)
  const form = useAdminForm({
    schema: packageForm,
    values,
    base: row?.base ?? null,
    draftName: isNew ? 'pacote:novo' : `pacote:${id}`,
    tabs,
    failure: saveFailed,
    async save({ orderIndex, ...output }, how) {
      if (isSending) return stillSending
      const isMoved = place === null || orderIndex !== Number(place)
      return savePackage({ ...output, ...(isMoved && { orderIndex }), ...how, id })
    },
    onSaved() {
      notify.success(isNew ? 'Pacote criado com sucesso!' : 'Pacote atualizado com sucesso!')
      onClose()
    },
  })
  useSlugFromName(form.form, isNew)
  const { tab, setTab, tabErrors } = form

  function reload() {
    // The list behind the dialog is as old as the form was.
    router.refresh()
    const current = form.conflict?.current
    if (!isElement(current)) return onClose()
    const stored = toForm(current)
    setPlace(stored.orderIndex)
    form.reload(stored, itemFingerprint(registry.packages, current))
  }

  return (
    <FormDialog
      title={isNew ? 'Novo Pacote' : 'Editar Pacote'}
      form={form}
      saveLabel={isNew ? 'Criar' : 'Atualizar'}
      onClose={onClose}
      onReload={reload}
    >
      {/* About as tall as the longest tabs, so that the dialog does not jump from one to the next. */}
      <div className="sm:min-h-154">
        <Tabs
          label="Partes do pacote"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'basico', label: 'Básico', content: <BasicsTab isNew={isNew} /> },
            { id: 'datas', label: 'Datas', content: <DatesTab /> },
            { id: 'precos', label: 'Preços', content: <PricesTab /> },
            { id: 'features', label: 'Features', content: <FeaturesTab /> },
            { id: 'imagens', label: 'Imagens', content: <PicturesTab /> },
            { id: 'config', label: 'Config', content: <SettingsTab /> },
          ].map((entry) => ({ ...entry, errors: tabErrors[entry.id] ?? 0 }))}
        />
      </div>
    </FormDialog>
  )
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'id' in value
}
