import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { translatePage } from '@/e2e/components/translate'
import { MenuButton } from './menu-button'

test('in a translated page the drawer opens, its links work, and it closes (NAV-27)', async () => {
  await render(
    <MenuButton
      name="Quaresmeira"
      logo={null}
      phone="(24) 3333-4444 (recepção)"
      whatsapp="5524999998888"
      address="Estrada do Lago, 1"
      place="-22.4,-44.1"
      hasArrival
      links={[{ label: 'Chalés', href: '/quartos' }]}
      icon="Menu"
    />,
  )
  translatePage()
  const menu = page.getByRole('button', { name: 'Abrir o menu' })
  const drawer = page.getByRole('dialog', { name: 'Quaresmeira' })
  for (const name of ['Chalés', 'Antes de chegar']) {
    await menu.click()
    await drawer.getByRole('link', { name }).click()
    await expect.element(drawer).not.toBeInTheDocument()
  }
  await menu.click()
  await drawer.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})
