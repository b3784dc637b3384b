import { signIn } from '../support/admin.ts'
import { open, pressBack } from '../support/page.ts'
import {
  addPackage,
  blockActions,
  blockedAction,
  editPackage,
  expect,
  field,
  openPackages,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('typed text survives a reload, a lost connection and an expired session, and saving adds no history entry (FORM-4, SAVE-11)', {
  tag: '@main',
}, async ({ page, own, tolerate }) => {
  tolerate(blockedAction)
  tolerate(/status of 401|status 401/)
  const { id } = await addPackage(own, 'Firme')
  const name = own.name('Firme')
  await open(page, '/admin')
  // Within the panel, because no browser lets a page cancel Back to another document.
  await page.getByRole('link', { name: 'Pacotes', exact: true }).click()
  await expect(page).toHaveURL('/admin/packages')
  const dialog = await editPackage(page, name)
  const save = dialog.getByRole('button', { name: 'Atualizar' })
  const description = field(dialog, 'Descrição')
  await field(dialog, 'Título').click()
  await page.keyboard.type('Outro')
  await save.click()
  await expect(dialog).toBeHidden()
  await editPackage(page, name)
  await expect(field(dialog, 'Título')).toHaveValue('Outro')
  await pressBack(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admin/packages')
  await page.goBack()
  await expect(page).toHaveURL('/admin')

  await openPackages(page)
  await editPackage(page, name)
  await description.click()
  await page.keyboard.type('Escrito com calma.')
  const question = page.waitForEvent('dialog')
  const reloaded = page.reload()
  expect((await question).type()).toBe('beforeunload')
  await (await question).accept()
  await reloaded
  await editPackage(page, name)
  await dialog.getByRole('button', { name: 'Recuperar' }).click()
  await expect(description).toHaveValue('Escrito com calma.')

  const restore = await blockActions(page)
  await save.click()
  await expect(toast(page, 'Sem conexão: nada do que você digitou se perdeu.')).toBeVisible()
  await restore()
  await page.context().clearCookies()
  await save.click()
  await expect(toast(page, 'Sua sessão expirou.')).toBeVisible()
  await expect(description).toHaveValue('Escrito com calma.')
  await signIn(page)
  await save.click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await storedPackage(id)).toMatchObject({ title: 'Outro', description: 'Escrito com calma.' })
})
