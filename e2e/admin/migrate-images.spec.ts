import { randomUUID } from 'node:crypto'
import { expectAccessible } from '../support/axe.ts'
import { storedPicture } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import { expect, storedItems, storeItems, testOfLists } from '../support/stored-content.ts'

const test = testOfLists('rooms')

// Nothing on the internet is asked in a test: these addresses are refused before that.
const foreign = ['http://fotos-antigas.example/chale.jpg', 'https://169.254.169.254/chale.jpg']

test('a migration names the pictures outside of the storage and why they were not copied, and keeps their addresses (IMG-10)', {
  tag: '@main',
}, async ({ page }) => {
  const id = randomUUID()
  const room = {
    ...{ id, name: `Chalé ${id.slice(0, 8)}`, category: 'familia', active: false },
    images: [storedPicture('chale-01.jpg'), ...foreign],
  }
  await storeItems('rooms', [...(await storedItems('rooms')), room])
  await open(page, '/admin/migrate-images')
  await expect(page.getByText('2 imagens de 1 quarto fora do armazenamento do hotel')).toContainText(
    'fotos-antigas.example, 169.254.169.254',
  )
  await page.getByRole('button', { name: 'Iniciar Migração' }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result.getByRole('definition')).toHaveText(['2', '0', '2'])
  await expect(result.getByRole('list', { name: 'Não migradas' }).getByRole('listitem')).toHaveText([
    `${room.name}, imagem 2: só são copiados endereços https (${foreign[0]})`,
    `${room.name}, imagem 3: o endereço não é público na internet (${foreign[1]})`,
  ])
  await expectAccessible(page)
  expect((await storedItems('rooms')).find((stored) => stored.id === id)).toMatchObject(room)
})
