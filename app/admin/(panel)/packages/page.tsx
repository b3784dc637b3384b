import type { ReactNode } from 'react'
import { requireAdmin } from '@/lib/access/guard'
import { configurationSection } from '@/lib/hotel/fields'
import { choicesOf } from '@/lib/hotel/naming/words'
import { editedPackages } from '@/lib/panel/packages/form'
import { packageRows } from '@/lib/panel/packages/rows'
import { colorPresets, newPackage } from '@/lib/panel/packages/start'
import { getHotelConditions, getStoredNaming } from '@/lib/panel/panel-queries'
import { ListPage, listMetadata } from '../../_list/list-page'
import { ChoicesProvider } from '../../_ui/choices'
import { HotelDefaults } from './hotel-defaults'
import { PackagesScreen } from './packages-screen'

export const metadata = listMetadata(editedPackages)

export default function PackagesPage() {
  return (
    <ListPage section={editedPackages}>
      {(list, items, pendingAs) => (
        <WithHotelDefaults>
          <PackagesScreen list={list} rows={packageRows(items)} pending={pendingAs(packageRows)} />
        </WithHotelDefaults>
      )}
    </ListPage>
  )
}

/** Allows editing packages even if the hotel's conditions could not be read. */
async function WithHotelDefaults({ children }: { children: ReactNode }) {
  const admin = await requireAdmin()
  const [stored, naming] = await Promise.all([
    getHotelConditions(admin).catch(() => null),
    getStoredNaming(admin),
  ])
  const brand = stored?.brand ?? configurationSection.schema.parse({})
  const { checkin_time: checkIn = '', checkout_time: checkOut = '' } = stored?.contacts ?? {}
  return (
    <HotelDefaults
      conditions={stored?.conditions ?? null}
      checkIn={checkIn}
      checkOut={checkOut}
      state={stored?.contacts.state ?? ''}
      presets={colorPresets(brand)}
      start={newPackage(brand, { checkIn, checkOut })}
    >
      <ChoicesProvider choices={{ category: choicesOf(naming.package_categories) }}>
        {children}
      </ChoicesProvider>
    </HotelDefaults>
  )
}
