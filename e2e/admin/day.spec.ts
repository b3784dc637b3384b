import { plainImage } from '../../lib/media/images/test-images.ts'
import { clerkAt, demoAdmin } from '../support/admin.ts'
import { open } from '../support/page.ts'
import { expect, field, openPackages, rowOf, storedPackage, test, toast } from '../support/stored-packages.ts'

test('what a clerk does in a day with packages takes few clicks', async ({ page, own }) => {
  test.slow()
  const clerk = clerkAt(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const title = own.name('Jabuticabas')

  await page.context().clearCookies()
  await open(page, '/admin/login')
  await clerk.task('log in', 3, async () => {
    await clerk.write(page.getByLabel('E-mail'), demoAdmin.email)
    await clerk.write(page.getByLabel('Senha'), demoAdmin.password)
    await clerk.click(button('Entrar'))
    await expect(page.getByText('Total de Ofertas')).toBeVisible()
  })

  await clerk.task('create a package with five pictures', 11, async () => {
    await clerk.click(page.getByRole('navigation').getByRole('link', { name: 'Pacotes' }))
    await clerk.click(button('Nova Oferta'))
    await clerk.write(field(dialog, 'Nome'), title)
    await clerk.click(dialog.getByRole('tab', { name: 'Datas' }))
    await clerk.write(field(dialog, 'Início da hospedagem'), '2027-02-05')
    await clerk.write(field(dialog, 'Fim da hospedagem'), '2027-02-08')
    await clerk.click(dialog.getByRole('tab', { name: 'Preços' }))
    await clerk.write(field(dialog, 'Preço (R$)'), '1.980,00')
    await clerk.click(dialog.getByRole('tab', { name: 'Imagens' }))
    const buffer = await plainImage(300, 200).jpeg().toBuffer()
    const photographs = Array.from({ length: 5 }, (_, index) => ({
      name: `foto-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer,
    }))
    await clerk.pick(dialog.locator('input[type=file]').first(), photographs)
    await expect(dialog.getByRole('button', { name: /^Remover: Im/ })).toHaveCount(5, { timeout: 60_000 })
    await clerk.click(dialog.getByRole('button', { name: 'Criar' }))
    await expect(toast(page, 'Pacote criado com sucesso!')).toBeVisible()
  })

  await clerk.task('hide it', 1, async () => {
    await clerk.click(rowOf(page, title).getByRole('button', { name: 'Desativar' }))
    await expect(rowOf(page, title).getByText('Inativo')).toBeVisible()
  })

  const autumn = own.name('Outono')
  await clerk.task('duplicate it for another season', 6, async () => {
    await clerk.click(button(`Duplicar ${title}`))
    await clerk.write(field(dialog, 'Nome'), autumn)
    await clerk.click(dialog.getByRole('tab', { name: 'Datas' }))
    await clerk.write(field(dialog, 'Início da hospedagem'), '2027-05-07')
    await clerk.write(field(dialog, 'Fim da hospedagem'), '2027-05-10')
    await clerk.click(dialog.getByRole('button', { name: 'Atualizar' }))
    await expect(rowOf(page, autumn)).toBeVisible()
  })

  await clerk.task('put it one place higher', 1, async () => {
    await clerk.click(button(`Mover para cima: ${autumn}`))
    await expect(page.getByRole('status').filter({ hasText: `${autumn}: posição` })).toBeAttached()
  })

  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  const thumb = clerkAt(phone)
  await openPackages(phone)
  await thumb.task('correct a price from the phone', 3, async () => {
    await thumb.click(rowOf(phone, autumn).getByRole('button', { name: 'mudar o preço' }))
    await thumb.write(phone.getByLabel(`Preço de ${autumn}, em reais`), '2.150,00')
    await thumb.click(phone.getByRole('button', { name: 'Salvar preço' }))
    await expect(toast(phone, 'Pacote atualizado com sucesso!')).toBeVisible()
  })
  await phone.close()

  await clerk.task('see who changed the price', 1, async () => {
    await clerk.click(page.getByRole('link', { name: 'Geral' }))
    const changes = page.getByRole('region', { name: 'Últimas mudanças' })
    await expect(changes).toContainText(autumn)
    await expect(changes).toContainText(/1\.980,00[^\d]*2\.150,00/)
  })

  await openPackages(page)
  const remove = () => clerk.click(button(`Excluir ${autumn}`))
  await clerk.task('take a deletion back', 3, async () => {
    await remove()
    await clerk.click(button('Desfazer'))
    await expect(rowOf(page, autumn)).toBeVisible()
  })

  await remove()
  await expect(toast(page, 'Pacote excluído com sucesso!')).toBeVisible()
  await openPackages(page)
  await clerk.task('take it back a week later', 3, async () => {
    await clerk.click(page.getByRole('link', { name: 'Lixeira' }))
    await clerk.click(page.getByRole('button', { name: new RegExp(`^Restaurar.*${autumn}`) }))
    await clerk.click(dialog.getByRole('button', { name: 'Restaurar', exact: true }))
    await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  })
  expect(await storedPackage(autumn.toLowerCase().replace(' ', '-'))).toMatchObject({ price: 2150 })

  await clerk.task('log out', 1, async () => {
    await clerk.click(button('Sair'))
    await expect(toast(page, 'Logout realizado')).toBeVisible()
  })
})
