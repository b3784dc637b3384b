import type { Locator } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import {
  cutAction,
  cutActions,
  editRoom,
  expect,
  fillRequired,
  newRoom,
  onSite,
  openRooms,
  rowOf,
  storedRoom,
  storedRooms,
  storeRooms,
  test,
  toast,
} from '../support/stored-rooms.ts'

test.describe('the form of a room', () => {
  test('creates a room, which visitors see once it is the first active one of its category', async ({
    page,
  }) => {
    await openRooms(page)
    const dialog = await newRoom(page)
    await expect(dialog.getByLabel('Quantidade')).toHaveValue('1')
    await expect(dialog.getByRole('switch', { name: 'Ativo' })).toBeChecked()
    await fillRequired(dialog, 'Chalé do Teste', 'superior')
    await dialog.getByLabel('Preço por Noite (R$)').fill('1.250,50')
    await dialog.getByLabel('Capacidade Máxima').fill('6')
    await dialog.getByLabel('Observações').fill('Leve um casaco.')
    await dialog.getByLabel('Link Vídeo Quarto').fill('https://vimeo.com/76979871')
    const features = dialog.getByLabel('Características', { exact: true })
    for (const feature of [' Wi-Fi ', 'Lareira', 'Wi-Fi', '  ']) {
      await features.fill(feature)
      await features.press('Enter')
    }
    await features.fill('Varanda')
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(toast(page, 'Quarto criado com sucesso!')).toContainText('Sucesso')
    await expect(dialog).toBeHidden()

    const room = await storedRoom('Chalé do Teste')
    expect(room).toEqual({
      id: room.id,
      name: 'Chalé do Teste',
      category: 'superior',
      description: 'Um chalé que só existe neste teste.',
      detailed_description: 'Leve um casaco.',
      capacity: 6,
      quantity: 1,
      bed_configuration: '1 cama de casal',
      price: 1250.5,
      video_url: 'https://vimeo.com/76979871',
      active: true,
      features: ['Wi-Fi', 'Lareira', 'Varanda'],
      images: [],
    })
    const row = rowOf(page, 'Chalé do Teste')
    await expect(row).toContainText('R$ 1.250,50')
    await expect(row).toContainText('“Chalé Superior” vem antes.')
    expect((await onSite(page)).names).toContain('Chalé Superior')

    await rowOf(page, 'Chalé Superior').getByRole('button', { name: 'Desativar' }).click()
    await expect(toast(page, 'Acomodação desativada com sucesso!')).toBeVisible()
    await expect(row).not.toContainText('vem antes')
    const site = await onSite(page)
    expect(site.names).toContain('Chalé do Teste')
    expect(site.text).toContain('Acomoda até 6 hóspedes')
  })

  test('edits a room without touching what it does not know, and mends a broken one', async ({ page }) => {
    const rooms = await storedRooms()
    const before = { ...(await storedRoom('Chalé Premium')), floor: { level: 2 }, note: null }
    await storeRooms(rooms.map((room) => (room.id === before.id ? before : room)))
    await openRooms(page)
    const dialog = await editRoom(page, 'Chalé Premium')
    await expect(dialog.getByLabel('Preço por Noite (R$)')).toHaveValue('1.590,00')
    await dialog.getByLabel('Descrição').fill('Reformado em 2026.')
    await dialog.getByLabel('Preço por Noite (R$)').fill('')
    await dialog.getByRole('button', { name: 'Remover Lareira' }).click()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toContainText('Sucesso')
    expect(await storedRoom('Chalé Premium')).toEqual({
      ...before,
      description: 'Reformado em 2026.',
      price: null,
      features: [
        'Wi-Fi',
        'TV de 50 polegadas',
        'Frigobar',
        'Sala de estar',
        'Varanda para o lago',
        'Ar-condicionado',
        'Roupões e chinelos',
      ],
    })
    await expect(rowOf(page, 'Chalé Premium').getByRole('cell', { name: '-', exact: true })).toBeVisible()
    expect((await onSite(page)).text).toContain('Reformado em 2026.')

    await storeRooms([...rooms, { id: 'quebrado', name: '', category: 'luxo', capacity: 'x', images: 'a' }])
    await openRooms(page)
    const broken = await editRoom(page, 'Acomodação sem nome')
    await expect(broken.getByLabel('Categoria')).toHaveValue('luxo')
    await expect(broken.getByLabel('Capacidade Máxima')).toHaveValue('x')
    await fillRequired(broken, 'Consertado', 'premium')
    await broken.getByLabel('Capacidade Máxima').fill('2')
    await broken.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect(await storedRoom('Consertado')).toMatchObject({ id: 'quebrado', capacity: 2, images: [] })
  })

  test('says that a save was refused in the words of the catalogue, and none of the database’s', async ({
    page,
  }) => {
    // As large as the database takes: as many letters that need two bytes are too much for it.
    const room = { ...(await storedRoom('Chalé Premium')), id: 'cheio', name: 'Cheio', active: false }
    const description = 'a'.repeat(2000)
    const ballast = 'x'.repeat(261_400 - Buffer.byteLength(JSON.stringify({ ...room, description })))
    await storeRooms([...(await storedRooms()), { ...room, description, ballast }])
    await openRooms(page)
    const dialog = await editRoom(page, 'Cheio')
    await dialog.getByLabel('Descrição').fill('ã'.repeat(1900))
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Erro')).toHaveText(/^Erro\s*Erro ao salvar quarto\.$/)
    await expect(dialog.getByLabel('Descrição')).toHaveValue('ã'.repeat(1900))
    expect(await storedRoom('Cheio')).toMatchObject({ description })
  })

  test('works by keyboard alone, and says everything that is wrong before it is right', async ({ page }) => {
    await openRooms(page)
    const opener = page.getByRole('button', { name: 'Nova Acomodação' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Nova Acomodação' })
    await dialog.getByLabel('Capacidade Máxima').fill('0')
    await dialog.getByLabel('Quantidade').fill('')
    await dialog.getByLabel('Preço por Noite (R$)').fill('muito')
    await dialog.getByLabel('Link Vídeo Quarto').fill('https://drive.example/filme')
    await page.keyboard.press('Control+s')
    for (const [label, message] of [
      ['Nome da Acomodação', 'Nome é obrigatório'],
      ['Preço por Noite (R$)', 'Escreva o preço como 450,00 ou 1.250,00'],
      ['Descrição', 'Descrição é obrigatória'],
      ['Categoria', 'Categoria é obrigatória'],
      ['Composição dos Quartos', 'Configuração de cama é obrigatória'],
      ['Link Vídeo Quarto', 'Use um link do Vimeo ou do YouTube, ou um arquivo .mp4 ou .webm com https://'],
      ['Capacidade Máxima', 'Capacidade deve ser maior que 0'],
      ['Quantidade', 'Quantidade deve ser maior que 0'],
    ] as const) {
      const field = dialog.getByLabel(label)
      await expect(field, label).toHaveAttribute('aria-invalid', 'true')
      await expect(field, label).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`))
    }
    const name = dialog.getByRole('textbox', { name: 'Nome da Acomodação' })
    await expect(name).toBeFocused()
    await expectAccessible(page)
    expect((await storedRooms()).length).toBe(7)

    const tabTo = async (field: Locator) => {
      for (let press = 0; press < 30; press++) {
        if (await field.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab does not reach ${field}`)
    }
    await page.keyboard.type('Chalé do Teclado')
    for (const [label, value] of [
      ['Capacidade Máxima', '2'],
      ['Quantidade', '1'],
      ['Preço por Noite (R$)', '450,00'],
      ['Link Vídeo Quarto', ''],
    ] as const)
      await dialog.getByLabel(label).fill(value)
    await name.focus()
    await tabTo(dialog.getByRole('textbox', { name: 'Descrição' }))
    await page.keyboard.type('Só com as teclas.')
    await tabTo(dialog.getByRole('textbox', { name: 'Características' }))
    await page.keyboard.type('Silêncio')
    await page.keyboard.press('Enter')
    await tabTo(dialog.getByRole('combobox', { name: 'Categoria' }))
    await page.keyboard.type('Rom')
    await tabTo(dialog.getByRole('textbox', { name: 'Composição dos Quartos' }))
    await page.keyboard.type('2 redes')
    await tabTo(dialog.getByRole('switch', { name: 'Ativo' }))
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Quarto criado com sucesso!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await storedRoom('Chalé do Teclado')).toMatchObject({
      category: 'romantico',
      features: ['Silêncio'],
      active: false,
    })
  })

  test('keeps what was typed when the save fails, and as a draft that says which files it could not keep', async ({
    page,
    tolerate,
  }) => {
    tolerate(cutAction)
    page.on('dialog', (dialog) => dialog.accept())
    await openRooms(page)
    let dialog = await editRoom(page, 'Chalé Premium')
    await dialog.getByLabel('Descrição').fill('Nada disto pode se perder.')
    const mend = await cutActions(page)
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Erro ao salvar quarto.')).toContainText('Erro')
    await expect(dialog.getByLabel('Descrição')).toHaveValue('Nada disto pode se perder.')
    await mend()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Quarto atualizado com sucesso!')).toBeVisible()
    expect((await storedRoom('Chalé Premium')).description).toBe('Nada disto pode se perder.')

    dialog = await newRoom(page)
    await fillRequired(dialog, 'Chalé do Rascunho', 'familia')
    await dialog.getByLabel('Imagens: arquivos').setInputFiles(mediaPath('academia.jpg'))
    await expect(dialog.getByText('Principal', { exact: true })).toBeVisible()
    await page.waitForFunction(() =>
      localStorage.getItem('rascunho:acomodacao:nova')?.includes('"filesLost":1'),
    )
    await openRooms(page)
    dialog = await newRoom(page)
    await expect(dialog.getByRole('alert')).toContainText(/^Há um rascunho não salvo de hoje às \d\d:\d\d/)
    await dialog.getByRole('button', { name: 'Recuperar' }).click()
    await expect(dialog.getByLabel('Nome da Acomodação')).toHaveValue('Chalé do Rascunho')
    await expect(dialog.getByLabel('Categoria')).toHaveValue('familia')
    await expect(dialog.getByRole('status').filter({ hasText: 'rascunho' })).toHaveText(
      'Um rascunho não guarda arquivos: escolha novamente 1 imagem.',
    )
  })
})
