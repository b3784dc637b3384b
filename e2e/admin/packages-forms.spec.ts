import type { Locator } from 'playwright/test'
import { money } from '../support/content.ts'
import { mediaPath, storedPicture } from '../support/demo-pictures.ts'
import {
  addPackage,
  editPackage,
  expect,
  field,
  fillEach,
  newPackage,
  openPackages,
  openTab,
  packagesOnSite,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test.describe('the form of a package', () => {
  test('creates one with everything in it, which visitors see at their next request', async ({
    page,
    own,
  }) => {
    const name = own.name('Festa da Colheita')
    await openPackages(page)
    const dialog = await newPackage(page)
    await field(dialog, 'Nome').fill(name)
    await expect(field(dialog, 'Slug')).toHaveValue(own.slug('festa-da-colheita'))
    await field(dialog, 'Título').fill(name)
    await field(dialog, 'Categoria').selectOption('Gastronomia')
    await field(dialog, 'Descrição').fill('Três noites entre jabuticabas.')
    await openTab(dialog, 'Datas')
    await fillEach(dialog, {
      'Início da oferta': '2026-08-01',
      'Fim da oferta': '2027-01-20',
      'Início da hospedagem': '2027-02-01',
      'Fim da hospedagem': '2027-02-04',
      'Check-in': '15:30',
      'Check-out': '11:00',
      Noites: '3',
      'Mínimo de noites': '2',
      'Capacidade máxima (pessoas)': '5',
      'Mês em destaque': 'Fevereiro',
    })
    await openTab(dialog, 'Preços')
    await fillEach(dialog, {
      'Preço (R$)': '1.250,00',
      'Preço original (R$)': '1500',
      'Detalhe do preço': 'por casal, 3 noites',
    })
    await expect(dialog.getByText('17%', { exact: true })).toBeVisible()
    await expect(dialog.getByText('6x de R$ 208,33 sem juros')).toBeVisible()
    await openTab(dialog, 'Features')
    await addEach(dialog, 'O que está incluído', ['Café da manhã', ' Café da manhã ', '', 'Colheita guiada'])
    await field(dialog, 'Destaques').fill('Geleia feita na hora')
    await openTab(dialog, 'Imagens')
    await fillEach(dialog, {
      'Imagem principal': storedPicture('lareira.jpg'),
      'Imagem 2 da galeria': storedPicture('piscina.jpg'),
    })
    await openTab(dialog, 'Config')
    await dialog.getByRole('button', { name: 'Vermelho, #FF6B35' }).click()
    await fillEach(dialog, { 'Link de reserva': 'https://reservas.example/colheita', Ordem: '901' })
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(toast(page, 'Pacote criado com sucesso!')).toContainText('Sucesso')
    await expect(dialog).toBeHidden()

    const { id, createdAt, updatedAt, conditions, ...stored } = await storedPackage(
      own.slug('festa-da-colheita'),
    )
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(updatedAt).toBe(createdAt)
    expect(Object.values(Object(conditions)).filter(Boolean)).toEqual([])
    expect(stored).toEqual({
      name,
      slug: own.slug('festa-da-colheita'),
      title: name,
      description: 'Três noites entre jabuticabas.',
      category: 'gastronomia',
      price: 1250,
      originalPrice: 1500,
      discountPercentage: 17,
      images: { principal: storedPicture('lareira.jpg'), gallery: [storedPicture('piscina.jpg')] },
      features: ['Café da manhã', 'Colheita guiada'],
      highlights: ['Geleia feita na hora'],
      details: { nights: 3, maxCapacity: 5, minNights: 2, checkIn: '15:30', checkOut: '11:00' },
      dates: {
        offerStart: '2026-08-01',
        offerEnd: '2027-01-20',
        accommodationStart: '2027-02-01',
        accommodationEnd: '2027-02-04',
      },
      isFeatured: false,
      active: true,
      hideAtEnd: true,
      primaryColor: '#FF6B35',
      bookingUrl: 'https://reservas.example/colheita',
      monthLabel: 'Fevereiro',
      priceDetail: 'por casal, 3 noites',
      orderIndex: 901,
    })
    await expect(rowOf(page, name)).toContainText('01/02/2027 a 04/02/2027')
    expect(await packagesOnSite(page)).toContain(name)
    await page.goto(`/oferta/${own.slug('festa-da-colheita')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    for (const text of [
      money(1250),
      money(1500),
      '-17%',
      'Colheita guiada',
      'Geleia feita na hora',
      '15:30',
    ]) {
      await expect(page.getByRole('main')).toContainText(text)
    }
  })

  test('starts a new package as PKG-3 says, and its slug follows the name until it is written by hand', async ({
    page,
  }) => {
    await openPackages(page)
    const dialog = await newPackage(page)
    await expect(field(dialog, 'Categoria')).toHaveValue('romantico')
    for (const [label, value] of Object.entries({
      'Preço (R$)': '0,00',
      Noites: '2',
      'Mínimo de noites': '1',
      'Capacidade máxima (pessoas)': '2',
      'Check-in': '14:00',
      'Check-out': '12:00',
      Ordem: '0',
    })) {
      await expect(field(dialog, label)).toHaveValue(value)
    }
    await expect(field(dialog, 'Cor')).toHaveValue('#74b24a')
    const slug = field(dialog, 'Slug')
    await field(dialog, 'Nome').fill('Réveillon & Natal')
    await expect(slug).toHaveValue('reveillon-natal')
    await slug.fill('virada')
    await field(dialog, 'Nome').fill('Réveillon')
    await expect(slug).toHaveValue('virada')
    await openTab(dialog, 'Config')
    await expect(dialog.getByRole('switch', { name: 'Pacote Ativo' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Destaque na Home' })).not.toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Ocultar ao fim da oferta' })).toBeChecked()
  })

  test('edits a package without touching what it does not know, and its old slug leads to the new', async ({
    page,
    own,
  }) => {
    const before = await addPackage(own, 'Antigo', {
      title: own.name('Antigo'),
      active: true,
      campaign: { code: 'N1' },
      images: { principal: storedPicture('lareira.jpg'), gallery: [], credit: 'Ana' },
      createdAt: '2026-01-05T12:00:00.000Z',
    })
    await openPackages(page)
    const dialog = await editPackage(page, own.name('Antigo'))
    await field(dialog, 'Slug').fill(own.slug('novo'))
    await openTab(dialog, 'Preços')
    await fillEach(dialog, { 'Preço (R$)': '999.999.999.999' })
    await expect(dialog.getByRole('status').filter({ hasText: /^Confira: / })).toContainText(
      '999.999.999.999',
    )
    await fillEach(dialog, { 'Preço (R$)': '900', 'Preço original (R$)': '800' })
    await expect(dialog.getByRole('status').filter({ hasText: /^Confira: / })).toHaveCount(0)
    await expect(dialog.getByText('O preço original não é maior que o preço')).toBeVisible()
    await expect(dialog.getByText('Sem desconto')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText('Sucesso')
    expect(await storedPackage(before.id)).toMatchObject({
      slug: own.slug('novo'),
      previousSlugs: [own.slug('antigo')],
      price: 900,
      originalPrice: 800,
      discountPercentage: 0,
      campaign: { code: 'N1' },
      images: { credit: 'Ana' },
      createdAt: '2026-01-05T12:00:00.000Z',
      orderIndex: 900,
    })
    await page.goto(`/oferta/${own.slug('antigo')}`)
    await expect(page).toHaveURL(`/oferta/${own.slug('novo')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.name('Antigo'))
  })

  test('a package that is switched off or whose offer ended leaves the site', async ({ page, own }) => {
    const title = own.name('Passado')
    await addPackage(own, 'Passado', { title, active: true, dates: { offerEnd: '2025-07-18' } })
    await openPackages(page)
    expect(await packagesOnSite(page)).toContain(title)
    let dialog = await editPackage(page, title)
    await openTab(dialog, 'Config')
    await dialog.getByRole('switch', { name: 'Ocultar ao fim da oferta' }).click()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(dialog).toBeHidden()
    expect(await packagesOnSite(page)).not.toContain(title)
    await expect(rowOf(page, title).getByRole('link')).toHaveCount(0)

    dialog = await editPackage(page, title)
    await openTab(dialog, 'Config')
    await dialog.getByRole('switch', { name: 'Ocultar ao fim da oferta' }).click()
    await dialog.getByRole('switch', { name: 'Pacote Ativo' }).click()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(rowOf(page, title).getByText('Inativo')).toBeVisible()
    expect(await packagesOnSite(page)).not.toContain(title)
  })

  test('takes uploaded images, and foreign addresses only where they stood before', async ({ page, own }) => {
    const foreign = 'https://antigo.example/1.jpg'
    const { id } = await addPackage(own, 'Fotos', { images: { principal: foreign, gallery: [] } })
    await openPackages(page)
    const dialog = await editPackage(page, own.name('Fotos'))
    await openTab(dialog, 'Imagens')
    await fillEach(dialog, { 'Imagem 1 da galeria': 'https://outro.example/2.jpg' })
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(field(dialog, 'Imagem 1 da galeria')).toBeFocused()
    await expect(field(dialog, 'Imagem 1 da galeria')).toHaveAccessibleDescription(
      /^O site só mostra imagens enviadas por aqui\./,
    )
    await dialog.getByLabel('Imagem 1 da galeria: arquivo').setInputFiles(mediaPath('academia.jpg'))
    await expect(toast(page, 'Imagem enviada com sucesso!')).toBeVisible()
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    expect(await storedPackage(id)).toMatchObject({
      images: {
        principal: foreign,
        gallery: [expect.stringMatching(/\/packages\/gallery\/[0-9a-f-]{36}-\d+\.jpg$/)],
      },
    })
  })
})

async function addEach(dialog: Locator, label: string, entries: string[]) {
  const input = field(dialog, label)
  for (const entry of entries) {
    await input.fill(entry)
    await input.press('Enter')
  }
}
