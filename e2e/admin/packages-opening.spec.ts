import {
  addPackage,
  changePackage,
  changePackages,
  cutAction,
  editPackage,
  expect,
  field,
  openPackages,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

const isForm = /\/admin\/form\?/

test('a form opens with what is stored then, and saves without a conflict', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Aberto', { title: 'Antes' })
  await openPackages(page)
  await changePackage(id, { title: 'Enquanto isso' })
  const dialog = await editPackage(page, own.name('Aberto'))
  await expect(field(dialog, 'Título')).toHaveValue('Enquanto isso')
  await field(dialog, 'Título').fill('Depois')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
  expect(await storedPackage(id)).toMatchObject({ title: 'Depois' })
})

test('the form of a package that is gone does not open, and the list drops it', async ({ page, own }) => {
  const { id } = await addPackage(own, 'Sumido')
  await openPackages(page)
  await changePackages((packages) => packages.filter((stored) => stored.id !== id))
  await page.getByRole('button', { name: `Editar ${own.name('Sumido')}`, exact: true }).click()
  await expect(toast(page, 'Este item não está mais na lista.')).toContainText('Lixeira')
  await expect(rowOf(page, own.name('Sumido'))).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a connection the panel says so, and opens the form at the next try', async ({
  page,
  own,
  tolerate,
}) => {
  tolerate(cutAction)
  await addPackage(own, 'Longe')
  await openPackages(page)
  await page.route(isForm, (route) => route.abort('failed'))
  const edit = page.getByRole('button', { name: `Editar ${own.name('Longe')}`, exact: true })
  await edit.click()
  await expect(toast(page, 'Erro ao carregar pacotes.')).toBeVisible()
  await page.unroute(isForm)
  const dialog = await editPackage(page, own.name('Longe'))
  await expect(field(dialog, 'Nome')).toHaveValue(own.name('Longe'))
})

test('by keyboard, too', async ({ page, own }) => {
  await addPackage(own, 'Tecla', { title: 'Pelo teclado' })
  await openPackages(page)
  await page.getByRole('button', { name: `Editar ${own.name('Tecla')}`, exact: true }).press('Enter')
  await expect(field(page.getByRole('dialog', { name: 'Editar Pacote' }), 'Título')).toHaveValue(
    'Pelo teclado',
  )
})
