import type { Page } from 'playwright/test'
import { slugify } from '../../lib/packages/slug.ts'
import { boxOf } from '../support/page.ts'
import {
  addPackage,
  changePackage,
  changePackages,
  cutAction,
  cutActions,
  editPackage,
  expect,
  featuredPackagesOnSite,
  field,
  openPackages,
  packagesOnSite,
  rowOf,
  storedPackage,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

test.describe('one click on a package', () => {
  test('Desativar takes an expired one off the site, Desfazer brings it back', async ({ page, own }) => {
    const title = own.name('Vencido')
    await addPackage(own, 'Vencido', { title, active: true, dates: { offerEnd: '2025-07-18' } })
    await openPackages(page)
    const row = rowOf(page, title)
    await expect(row.getByText('Vencida')).toBeVisible()
    expect(await packagesOnSite(page)).toContain(title)
    await row.getByRole('button', { name: 'Desativar' }).click()
    await expect(row.getByText('Inativo')).toBeVisible()
    await expect(row.getByText('Vencida')).toHaveCount(0)
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText('Sucesso')
    expect(await packagesOnSite(page)).not.toContain(title)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(row.getByText('Ativo', { exact: true })).toBeVisible()
    await expect.poll(() => packagesOnSite(page)).toContain(title)
  })

  test('Duplicar makes inactive copies with slugs of their own below the original', async ({ page, own }) => {
    const original = await addPackage(own, 'Natal', { title: 'T', features: ['Ceia'], previousSlugs: ['x'] })
    await openPackages(page)
    const duplicate = page.getByRole('button', { name: `Duplicar ${own.name('Natal')}`, exact: true })
    await duplicate.click()
    const copy = own.name('Natal')
    const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
    await expect(dialog.getByLabel('Nome *')).toHaveValue(`${copy} (cópia)`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(duplicate).toBeFocused()
    await expect(rowOf(page, `${copy} (cópia)`)).toHaveCount(1)
    await duplicate.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, `${copy} (cópia)`)).toHaveCount(2)
    const slug = own.slug('natal')
    await expect(slugs(page).filter({ hasText: own.word })).toHaveText([
      slug,
      `${slug}-copia-2`,
      `${slug}-copia`,
    ])
    const { id, ...stored } = await storedPackage(`${slug}-copia`)
    expect(id).not.toBe(original.id)
    expect(stored).toMatchObject({
      name: `${copy} (cópia)`,
      title: 'T',
      features: ['Ceia'],
      active: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    for (const name of ['previousSlugs', 'hideAtEnd']) expect(stored).not.toHaveProperty(name)
  })

  test('a copy takes its address from its first own name, and keeps it afterwards', async ({ page, own }) => {
    await addPackage(own, 'Natal', {
      name: `${own.name('Natal')} (cópia)`,
      slug: `${own.slug('natal')}-copia`,
    })
    await openPackages(page)
    const rename = async (from: string, to: string) => {
      const dialog = await editPackage(page, from)
      await field(dialog, 'Nome').fill(to)
      return dialog
    }
    const dialog = await rename(`${own.name('Natal')} (cópia)`, own.name('Páscoa'))
    await expect(field(dialog, 'Slug')).toHaveValue(slugify(own.name('Páscoa')))
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    const again = await rename(own.name('Páscoa'), own.name('Outono'))
    await expect(field(again, 'Slug')).toHaveValue(slugify(own.name('Páscoa')))
  })
})

test.describe('the order of packages', () => {
  test('changes by keyboard, is told aloud, and the home page follows', async ({ page, own }) => {
    const [a, b] = [own.name('Alfa'), own.name('Beta')]
    await addPackage(own, 'Alfa', { title: a, active: true, isFeatured: true, orderIndex: 900 })
    await addPackage(own, 'Beta', { title: b, active: true, isFeatured: true, orderIndex: 901 })
    expect((await featuredPackagesOnSite(page)).slice(-2)).toEqual([a, b])
    await openPackages(page)
    const up = page.getByRole('button', { name: `Mover para cima: ${b}` })
    await up.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: `${b}: posição` })).toBeAttached()
    await expect(names(page).filter({ hasText: own.word })).toHaveText([b, a])
    await expect(up).toBeFocused()
    await expect.poll(() => featuredPackagesOnSite(page).then((titles) => titles.slice(-2))).toEqual([b, a])
    expect((await storedPackages()).map(({ orderIndex }) => orderIndex).toSorted(byNumber)).toEqual(
      (await storedPackages()).map((_, place) => place),
    )
  })

  test('changes by dragging, also while somebody else edits', async ({ page, own }) => {
    await addPackage(own, 'Alfa', { orderIndex: 900 })
    await addPackage(own, 'Beta', { orderIndex: 901 })
    await addPackage(own, 'Gama', { orderIndex: 902 })
    await openPackages(page)
    const beta = await storedPackage(own.slug('beta'))
    await changePackage(beta.id, { title: 'Escrito por outra pessoa' })
    await drag(page, own.name('Gama'), own.name('Alfa'))
    const expected = ['gama', 'alfa', 'beta'].map(own.slug)
    await expect(slugs(page).filter({ hasText: own.word })).toHaveText(expected)
    await expect
      .poll(async () => {
        const own = (await storedPackages()).filter(({ slug }) => expected.includes(slug))
        return own.toSorted((x, y) => byNumber(x.orderIndex, y.orderIndex)).map(({ slug }) => slug)
      })
      .toEqual(expected)
    expect(await storedPackage(beta.id)).toMatchObject({ title: 'Escrito por outra pessoa' })
  })
})

test.describe('deleting a package', () => {
  test('asks, takes it off the site, and Desfazer puts it back as it was', async ({ page, own }) => {
    const title = own.name('Apagado')
    const before = await addPackage(own, 'Apagado', { title, active: true, campaign: { code: 'N1' } })
    await openPackages(page)
    const questions: string[] = []
    let answer = false
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await (answer ? dialog.accept() : dialog.dismiss())
    })
    const remove = page.getByRole('button', { name: `Excluir ${title}` })
    await remove.click()
    await expect(rowOf(page, title)).toBeVisible()
    answer = true
    await remove.click()
    await expect(toast(page, 'Pacote excluído com sucesso!')).toContainText('Sucesso')
    expect(questions).toEqual(Array(2).fill('Tem certeza que deseja excluir este pacote?'))
    await expect(rowOf(page, title)).toHaveCount(0)
    expect(await packagesOnSite(page)).not.toContain(title)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(rowOf(page, title)).toBeVisible()
    await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pacotes', exact: true })).toBeFocused()
    expect(await storedPackage(before.id)).toEqual(before)
    expect(await packagesOnSite(page)).toContain(title)
  })

  test('and switching off that do not reach the server are taken back and told', async ({
    page,
    own,
    tolerate,
  }) => {
    tolerate(cutAction)
    const { id } = await addPackage(own, 'Vencido', { active: true, dates: { offerEnd: '2025-07-18' } })
    await openPackages(page)
    await cutActions(page)
    const row = rowOf(page, own.name('Vencido'))
    await row.getByRole('button', { name: 'Desativar' }).click()
    await expect(toast(page, 'Erro ao salvar pacote.')).toContainText('Erro')
    await expect(row.getByText('Vencida')).toBeVisible()
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: `Excluir ${own.name('Vencido')}` }).click()
    await expect(toast(page, 'Erro ao excluir pacote.')).toContainText('Erro')
    await expect(row).toBeVisible()
    expect(await storedPackage(id)).toMatchObject({ active: true })
  })

  test('asks again when somebody else has just edited; a package that is gone leaves the list', async ({
    page,
    own,
  }) => {
    const { id } = await addPackage(own, 'Apagado')
    await openPackages(page)
    await changePackage(id, { title: 'Editado' })
    const questions: string[] = []
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message())
      await (questions.length === 1 ? dialog.accept() : dialog.dismiss())
    })
    await page.getByRole('button', { name: `Excluir ${own.name('Apagado')}` }).click()
    await expect.poll(() => questions).toHaveLength(2)
    expect(questions[1]).toMatch(
      /^Este item foi alterado por outra pessoa às \d\d:\d\d\. O sistema mudou este item\. Excluir mesmo assim\?$/,
    )
    expect(await storedPackage(id)).toMatchObject({ title: 'Editado' })
    await changePackages((packages) => packages.filter((stored) => stored.id !== id))
    await page.getByRole('button', { name: `Mover para cima: ${own.name('Apagado')}` }).click()
    await expect(toast(page, 'A lista mudou enquanto isso. Tente de novo.')).toBeVisible()
    await expect(rowOf(page, own.name('Apagado'))).toHaveCount(0)
  })
})

function byNumber(a: unknown, b: unknown) {
  return Number(a) - Number(b)
}

/** The packages in the table, from top to bottom. */
function names(page: Page) {
  return page.locator('tbody tr td:nth-child(3) p:first-child')
}

function slugs(page: Page) {
  return page.locator('tbody tr td:nth-child(3) p:nth-child(2)')
}

/** Drags the row of `name` to just above the middle of another. */
async function drag(page: Page, name: string, onto: string) {
  const handle = rowOf(page, name).getByTitle('Arraste para mudar a ordem')
  await handle.scrollIntoViewIfNeeded()
  const from = await boxOf(handle)
  const to = await boxOf(rowOf(page, onto))
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x, to.y + to.height / 2 - 6, { steps: 8 })
  await page.mouse.up()
}
