import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { router, showAddress } from '@/e2e/components/next/navigation'
import type { DrawerContent } from './drawer'
import { MenuButton } from './menu-button'

const links = [
  { label: 'Sobre', href: '/sobre' },
  { label: 'Pacotes', href: '/ofertas' },
] as const
const content: DrawerContent = {
  name: 'Hotel',
  logo: null,
  phone: '(24) 5550-0142',
  whatsapp: '5524955500143',
  address: 'Estrada do Vale, 7',
  place: '-22.1,-43.2',
  hasArrival: true,
  links: [...links],
}
const button = page.getByRole('button', { name: 'Abrir o menu' })
const drawer = page.getByRole('dialog')

beforeEach(() => page.viewport(390, 844))

afterEach(async () => {
  await page.viewport(1280, 800)
})

async function openMenu(own: Partial<typeof content> = {}) {
  await render(<MenuButton {...content} {...own} icon="☰" />)
  await button.click()
  await expect.element(drawer).toBeVisible()
}

test('the drawer has the links, every contact and the booking, and marks the current page (NAV-31)', async () => {
  showAddress('/ofertas')
  await openMenu()
  await expect.element(drawer.getByRole('navigation').getByRole('link')).toHaveLength(2)
  await expect.element(drawer.getByRole('link', { name: 'Pacotes' })).toHaveAttribute('aria-current', 'page')
  for (const [name, href] of [
    [content.phone, /^tel:\+552455500142$/],
    [/^WhatsApp/, /^https:\/\/wa\.me\/5524955500143$/],
    [/^Estrada do Vale, 7/, /\/maps\/dir\//],
    ['Antes de chegar', /^\/antes-de-chegar$/],
  ] as const)
    await expect
      .element(drawer.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(href))
  await expect.element(drawer.getByRole('button', { name: 'RESERVAR AGORA' })).toBeVisible()
})

test('the drawer omits what the hotel does not have (NAV-31, ID-1)', async () => {
  await openMenu({ phone: '', whatsapp: null, address: '', hasArrival: false })
  await expect.element(drawer.getByRole('link')).toHaveLength(links.length)
})

test('it keeps the focus, and Escape, its button or a link close it (NAV-31)', async () => {
  await openMenu()
  const stops = drawer.element().querySelectorAll('a, button').length
  expect(stops).toBeGreaterThanOrEqual(8)
  for (let step = 0; step <= 2 * stops; step++) {
    await userEvent.tab({ shift: step > stops })
    expect(drawer.element().contains(document.activeElement)).toBe(true)
  }
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => drawer.getByRole('button', { name: 'Fechar' }).click(),
  ]) {
    await close()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
  }
  await drawer.getByRole('link', { name: 'Pacotes' }).click()
  expect(router.push).toHaveBeenCalledWith('/ofertas')
  await expect.element(drawer).not.toBeInTheDocument()
})
