import { demoRooms } from '../../supabase/local/demo/rooms.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'

test('the dashboard counts, and leads everywhere', async ({ page }) => {
  await signIn(page)
  await open(page, '/admin')
  const active = demoRooms.filter((room) => room.active).length
  const rooms = page.getByRole('listitem').filter({ hasText: 'Total de Acomodações' })
  await expect(rooms).toContainText(`${demoRooms.length}${active} ativas`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Total de Ofertas' })).toContainText('ativas')
  await expect(page.getByText('Hotel ativo')).toBeVisible()
  await expect(page.getByText('admin@quaresmeira.example')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Migrar Imagens' }).click()
  await expect(page.getByRole('heading', { name: 'Migração de Imagens dos Quartos' })).toBeVisible()
  await page.getByRole('link', { name: 'O Hotel' }).click()
  await expect(page.getByRole('tab')).toHaveText(['Seção Hero', 'Seção Sobre', 'Configurações Gerais'])
})
