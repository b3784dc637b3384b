import {
  addPackage,
  changePackage,
  changePackages,
  colleague,
  editPackage,
  expect,
  field,
  fillEach,
  newPackage,
  openPackages,
  openTab,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

const changed = /Este item foi alterado por outra pessoa às \d\d:\d\d\./
const deleted = /Este item foi excluído por outra pessoa às \d\d:\d\d\./

test.describe('two people and one package', () => {
  test('the second is told, and Recarregar brings in what the first saved', async ({
    page,
    browser,
    own,
  }) => {
    const { id } = await addPackage(own, 'Disputado')
    const other = await colleague(browser)
    await Promise.all([openPackages(page), openPackages(other)])
    const mine = await editPackage(page, own.name('Disputado'))
    const theirs = await editPackage(other, own.name('Disputado'))
    await field(theirs, 'Título').fill('Delas')
    await theirs.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(other, 'Pacote atualizado com sucesso!')).toBeVisible()

    await field(mine, 'Descrição').fill('Minha')
    await mine.getByRole('button', { name: 'Atualizar' }).click()
    await expect(mine.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await expect(field(mine, 'Descrição')).toHaveValue('Minha')
    expect(await storedPackage(id)).toMatchObject({ title: 'Delas', description: '' })

    await mine.getByRole('button', { name: 'Recarregar' }).click()
    await expect(field(mine, 'Título')).toHaveValue('Delas')
    await expect(field(mine, 'Descrição')).toHaveValue('')
    await field(mine, 'Descrição').fill('Minha, depois')
    await mine.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    expect(await storedPackage(id)).toMatchObject({ title: 'Delas', description: 'Minha, depois' })
    await other.context().close()
  })

  test('Salvar mesmo assim writes over it, knowingly', async ({ page, own }) => {
    const { id } = await addPackage(own, 'Disputado')
    await openPackages(page)
    const dialog = await editPackage(page, own.name('Disputado'))
    await changePackage(id, { title: 'Delas', campaign: 'N1' })
    await field(dialog, 'Descrição').fill('Minha')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: changed })).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar mesmo assim' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await storedPackage(id)).toMatchObject({ title: '', description: 'Minha', campaign: 'N1' })
  })

  test('one that is gone can be brought back, or let go', async ({ page, own }) => {
    const { id } = await addPackage(own, 'Disputado')
    for (const wanted of [true, false]) {
      await openPackages(page)
      const dialog = await editPackage(page, own.name('Disputado'))
      await changePackages((packages) => packages.filter((stored) => stored.id !== id))
      await field(dialog, 'Descrição').fill('Minha')
      await dialog.getByRole('button', { name: 'Atualizar' }).click()
      await expect(dialog.getByRole('alert').filter({ hasText: deleted })).toBeVisible()
      await dialog.getByRole('button', { name: wanted ? 'Salvar mesmo assim' : 'Recarregar' }).click()
      await expect(dialog).toBeHidden()
      await expect(rowOf(page, own.name('Disputado'))).toHaveCount(wanted ? 1 : 0)
    }
  })

  test('who changes the order does not stand in the way of who writes', async ({ page, browser, own }) => {
    const first = await addPackage(own, 'Primeiro', { orderIndex: 900 })
    const second = await addPackage(own, 'Segundo', { orderIndex: 901 })
    const other = await colleague(browser)
    await Promise.all([openPackages(page), openPackages(other)])
    const dialog = await editPackage(page, own.name('Segundo'))
    await other.getByRole('button', { name: `Mover para cima: ${own.name('Segundo')}` }).click()
    const placeOf = async (key: string) => Number((await storedPackage(key)).orderIndex)
    await expect.poll(() => placeOf(first.id)).toBeLessThan(900)
    await field(dialog, 'Descrição').fill('Minha')
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    expect(await storedPackage(second.id)).toMatchObject({ description: 'Minha' })
    expect(await placeOf(second.id)).toBe((await placeOf(first.id)) - 1)
    await other.context().close()
  })
})

test('two people and different packages: nothing is lost', async ({ page, browser, own }) => {
  const mine = await addPackage(own, 'Meu')
  const theirs = await addPackage(own, 'Deles')
  const other = await colleague(browser)
  await Promise.all([openPackages(page), openPackages(other)])
  const dialogs = [await editPackage(page, own.name('Meu')), await editPackage(other, own.name('Deles'))]
  for (const dialog of dialogs) await field(dialog, 'Descrição').fill('Escrita ao mesmo tempo')
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: 'Atualizar' }).click()))
  for (const dialog of dialogs) await expect(dialog).toBeHidden()
  for (const { id } of [mine, theirs]) {
    expect(await storedPackage(id)).toMatchObject({ description: 'Escrita ao mesmo tempo' })
  }

  // A list that is old does not take away what somebody else has created since.
  const creating = await newPackage(page)
  await field(creating, 'Nome').fill(own.name('Novo'))
  await openTab(creating, 'Preços')
  await field(creating, 'Preço (R$)').fill('10')
  await openTab(creating, 'Imagens')
  await fillEach(creating, { 'Imagem principal': '/images/lareira.jpg' })
  await openTab(creating, 'Config')
  await creating.getByRole('switch', { name: 'Pacote Ativo' }).click()
  await creating.getByRole('button', { name: 'Criar' }).click()
  await expect(creating).toBeHidden()
  const again = await editPackage(other, own.name('Deles'))
  await field(again, 'Título').fill('De novo')
  await again.getByRole('button', { name: 'Atualizar' }).click()
  await expect(again).toBeHidden()
  expect(await storedPackage(own.slug('novo'))).toMatchObject({ active: false })
  expect(await storedPackage(theirs.id)).toMatchObject({ title: 'De novo' })
  await other.context().close()
})
