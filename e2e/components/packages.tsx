import { Toaster } from 'sonner'
import { render } from 'vitest-browser-react'
import { listInfo } from '@/app/admin/_list/list-info'
import { ChoicesProvider } from '@/app/admin/_ui/choices'
import { HotelDefaults } from '@/app/admin/(panel)/packages/hotel-defaults'
import { PackagesScreen } from '@/app/admin/(panel)/packages/packages-screen'
import type { StoredItem } from '@/lib/content/list'
import { conditionsSchema } from '@/lib/hotel/conditions/fields'
import { namingSchema } from '@/lib/hotel/naming/fields'
import { choicesOf } from '@/lib/hotel/naming/words'
import { configurationSchema } from '@/lib/hotel/schema'
import { packageRows } from '@/lib/packages/admin/rows'
import { colorPresets, newPackage } from '@/lib/packages/admin/start'

const brand = configurationSchema.parse({})
const naming = namingSchema.parse({ id: 'naming' })

/** The panel's list of packages as its page shows it, with these stored packages. */
export function renderPackages(items: StoredItem[]) {
  return render(
    <HotelDefaults
      conditions={conditionsSchema.parse({ id: 'conditions' })}
      checkIn="14:00"
      checkOut="12:00"
      state="RJ"
      presets={colorPresets(brand)}
      start={newPackage(brand, { checkIn: '14:00', checkOut: '12:00' })}
    >
      <ChoicesProvider choices={{ category: choicesOf(naming.package_categories) }}>
        <PackagesScreen list={listInfo('packages')} rows={packageRows(items)} drafts={[]} />
      </ChoicesProvider>
      <Toaster />
    </HotelDefaults>,
  )
}
