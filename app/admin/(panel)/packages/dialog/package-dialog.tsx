'use client'

import { isFreshCopy } from '@/lib/packages/admin/duplicate'
import type { PackageRow } from '@/lib/packages/admin/rows'
import { ItemFormDialog } from '../../../_list/item-form-dialog'
import type { ItemDialogProps } from '../../../_list/use-item-dialog'
import { plain, useItemForm } from '../../../_list/use-item-form'
import { Tabs } from '../../../_ui/tabs'
import { BasicsTab } from './basics-tab'
import { DatesTab } from './dates-tab'
import { FeaturesTab } from './features-tab'
import { ImagesTab } from './images-tab'
import { PricesTab } from './prices-tab'
import { SettingsTab } from './settings-tab'
import { useSlugFromName } from './use-slug-from-name'

const tabs = {
  basics: ['name', 'slug', 'title', 'description', 'category'],
  dates: ['dates', 'details', 'monthLabel'],
  prices: ['price', 'originalPrice', 'priceDetail'],
  features: ['features', 'highlights'],
  images: ['images'],
  settings: ['isFeatured', 'active', 'hideAtEnd', 'primaryColor', 'bookingUrl', 'orderIndex', 'conditions'],
}

export function PackageDialog(props: ItemDialogProps<PackageRow>) {
  const item = useItemForm({ ...props, tabs }, plain)
  const { isNew } = item
  const { form, tab, setTab, tabErrors } = item.form
  const slugFollows = isNew || isFreshCopy(props.row?.form)
  useSlugFromName(form, slugFollows)
  return (
    <ItemFormDialog {...props} item={item}>
      {/* About as tall as the longest tabs, so that the dialog does not jump from one to the next. */}
      <div className="sm:min-h-154">
        <Tabs
          label="Partes do pacote"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'basics', label: 'Básico', content: <BasicsTab slugFollows={slugFollows} /> },
            { id: 'dates', label: 'Datas', content: <DatesTab /> },
            { id: 'prices', label: 'Preços', content: <PricesTab /> },
            { id: 'features', label: 'Features', content: <FeaturesTab /> },
            { id: 'images', label: 'Imagens', content: <ImagesTab /> },
            { id: 'settings', label: 'Config', content: <SettingsTab /> },
          ].map((entry) => ({ ...entry, errors: tabErrors[entry.id] ?? 0 }))}
        />
      </div>
    </ItemFormDialog>
  )
}
