import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { expect, test } from '../fixtures.ts'
import { service, signIn } from '../support/admin.ts'
import { storedPicture } from '../support/demo-pictures.ts'

// Nothing on the internet is asked in a test: these addresses are refused before that.
const foreign = ['http://fotos-antigas.example/chale.jpg', 'https://169.254.169.254/chale.jpg']
const path = '/admin/migrate-images'

let room: { id: string; name: string }
test.beforeEach(async ({ page }) => {
  const id = randomUUID()
  room = { id, name: `Chalé ${id.slice(0, 8)}` }
  const stored = {
    ...room,
    category: 'familia',
    active: false,
    images: [storedPicture('chale-01.jpg'), ...foreign],
  }
  await changeRooms((list) => [...list, stored])
  await signIn(page)
})
test.afterEach(() => changeRooms((list) => list.filter(({ id }) => id !== room.id)))

test('a migration tells what lies outside, that it runs, its total, what could not be copied, and that it failed', async ({
  page,
  tolerate,
}) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Migração de Imagens dos Quartos' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: room.name })
  await expect(row).toHaveText(`${room.name}2 imagens · fotos-antigas.example, 169.254.169.254`)

  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Iniciar Migração' }).click()
  await expect(page.getByRole('button', { name: 'Migrando...' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Migrando imagens' })).toBeVisible()
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
  expect((await readRooms()).list.find(({ id }) => id === room.id)).toMatchObject({
    images: [storedPicture('chale-01.jpg'), ...foreign],
  })

  tolerate(/500/)
  await page.reload()
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500 }))
  await page.getByRole('button', { name: 'Iniciar Migração' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Erro na migração' })).toContainText(
    'Ocorreu um erro desconhecido',
  )
  await expect(page.getByRole('button', { name: 'Iniciar Migração' })).toBeEnabled()
})

type Rooms = { id: string }[]
const storedRooms = z.object({ data: z.array(z.looseObject({ id: z.string() })), version: z.number() })

/** Changes the stored list as every writer does: where nobody else wrote meanwhile, else once more. */
async function changeRooms(change: (list: Rooms) => Rooms): Promise<void> {
  const { list, version, section } = await readRooms()
  const table = service().from('hotel_content')
  const { data, error } = await table
    .update({ data: JSON.parse(JSON.stringify(change(list))) })
    .match({ ...section, version })
    .select('version')
  if (error) throw error
  if (data.length === 0) return changeRooms(change)
}

async function readRooms() {
  const hotel = await service().from('hotels').select('id').eq('slug', 'quaresmeira').single()
  if (hotel.error) throw hotel.error
  const section = { hotel_id: hotel.data.id, section: 'rooms' }
  const { data, error } = await service()
    .from('hotel_content')
    .select('data, version')
    .match(section)
    .single()
  if (error) throw error
  const { data: list, version } = storedRooms.parse(data)
  return { list, version, section }
}
