import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { saveAbout, saveConfiguration, saveHeroCall } from '@/app/admin/_sections/actions'
import { HotelTabs } from '@/app/admin/(panel)/hotel/hotel-tabs'

/** Shows the forms of 'O Hotel' at a tab, with nothing stored. Saves are refused. */
export async function openHotel(tab: string) {
  for (const save of [saveAbout, saveConfiguration, saveHeroCall])
    vi.mocked(save).mockResolvedValue({ ok: false, error: 'Recusado.' })
  const sections = { hero: {}, about: {}, configuration: {} }
  await render(<HotelTabs sections={sections} pending={{}} isManager />)
  await page.getByRole('tab', { name: tab }).click()
  return page.getByRole('tabpanel', { name: tab })
}
