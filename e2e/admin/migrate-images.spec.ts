import { randomUUID } from 'node:crypto'
import { storedPicture } from '../support/demo-pictures.ts'
import { expect, storedItems, storeItems, testOfLists } from '../support/stored-content.ts'

const test = testOfLists('rooms')

// Nothing on the internet is asked in a test: these addresses are refused before that.
const foreign = ['http://fotos-antigas.example/chale.jpg', 'https://169.254.169.254/chale.jpg']
const path = '/admin/migrate-images'

test('a migration names the pictures outside of the storage, its progress, its total, what was not copied, and a failure', async ({
  page,
  tolerate,
}) => {
  const id = randomUUID()
  const room = {
    ...{ id, name: `Chalé ${id.slice(0, 8)}`, category: 'familia', active: false },
    images: [storedPicture('chale-01.jpg'), ...foreign],
  }
  await storeItems('rooms', [...(await storedItems('rooms')), room])
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Migração de Imagens dos Quartos' })).toBeVisible()
  await expect(page.getByText('2 imagens de 1 quarto fora do armazenamento do hotel')).toContainText(
    'fotos-antigas.example, 169.254.169.254',
  )

  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Iniciar Migração' }).click()
  await expect(page.getByRole('button', { name: 'Migrando...' })).toBeDisabled()
  await expect(page.getByText('Copiando as imagens.')).toBeVisible()
  held.resolve()

  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toBeVisible()
  const numbers = await result.getByRole('definition').allTextContents()
  const [total, success, errors] = numbers.map(Number)
  expect(Number(success) + Number(errors)).toBe(total)
  expect([Number(success), errors]).toEqual([0, total])
  await expect(page.getByRole('listitem').filter({ hasText: 'Erro na migração' })).toContainText(
    `Nenhuma de ${total} imagens foi migrada: veja os motivos abaixo.`,
  )
  const lines = result.getByRole('list', { name: 'Não migradas' }).getByRole('listitem')
  await expect(lines.filter({ hasText: room.name })).toHaveText([
    `${room.name}, imagem 2: só são copiados endereços https (${foreign[0]})`,
    `${room.name}, imagem 3: o endereço não é público na internet (${foreign[1]})`,
  ])
  await expect(page.getByRole('button', { name: 'Iniciar Migração' })).toBeEnabled()
  expect((await storedItems('rooms')).find((stored) => stored.id === id)).toMatchObject(room)

  tolerate(/500/)
  await page.reload()
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Iniciar Migração' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Erro na migração' })).toContainText(
    'Ocorreu um erro desconhecido',
  )
  await expect(page.getByRole('button', { name: 'Iniciar Migração' })).toBeEnabled()
})
