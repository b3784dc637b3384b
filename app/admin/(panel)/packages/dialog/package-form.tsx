'use client'

import { packageForm } from '@/lib/packages/form'
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
import type { Opened } from './package-dialog'
import { PicturesTab } from './pictures-tab'
import { PricesTab } from './prices-tab'
import { SettingsTab } from './settings-tab'
import { useSlugFromName } from './use-slug-from-name'

type Props = {
  opened: Opened
  onClose: () => void
  /** Given the package as it is stored now, null when it is gone. */
  onReload: (current: unknown) => void
}

const tabs = {
  basico: ['name', 'slug', 'title', 'description', 'category'],
  datas: ['dates', 'details', 'monthLabel'],
  precos: ['price', 'originalPrice', 'priceDetail'],
  features: ['features', 'highlights'],
  imagens: ['images'],
  config: ['isFeatured', 'active', 'hideAtEnd', 'primaryColor', 'bookingUrl', 'orderIndex'],
}

/** The form of one package behind six tabs (§2, §5). */
export function PackageForm({ opened: { id, base, values, isNew }, onClose, onReload }: Props) {
  const isSending = usePicturesSending()
  const form = useAdminForm({
    schema: packageForm,
    values,
    base,
    draftName: isNew ? 'pacote:novo' : `pacote:${id}`,
    tabs,
    failure: saveFailed,
    async save({ orderIndex, ...output }, how) {
      if (isSending) return stillSending
      // A place that nobody touched here may have been changed in the list meanwhile.
      const isMoved = isNew || orderIndex !== Number(values.orderIndex)
      return savePackage({ ...output, ...(isMoved && { orderIndex }), ...how, id })
    },
    onSaved() {
      notify.success(isNew ? 'Pacote criado com sucesso!' : 'Pacote atualizado com sucesso!')
      onClose()
    },
  })
  useSlugFromName(form.form, isNew)
  const { tab, setTab, tabErrors, conflict } = form

  return (
    <FormDialog
      title={isNew ? 'Novo Pacote' : 'Editar Pacote'}
      form={form}
      saveLabel={isNew ? 'Criar' : 'Atualizar'}
      onClose={onClose}
      onReload={() => onReload(conflict?.current)}
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
