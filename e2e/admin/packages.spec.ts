import type { Locator, Page } from 'playwright/test'
import { slugify } from '../../lib/packages/slug.ts'
import { expectAccessible } from '../support/axe.ts'
import { money } from '../support/content.ts'
import { mediaPath, storedPicture } from '../support/demo-pictures.ts'
import { boxOf } from '../support/page.ts'
import {
  addPackage,
  changePackage,
  changePackages,
  editPackage,
  expect,
  featuredPackagesOnSite,
  field,
  fillEach,
  newPackage,
  openPackages,
  openTab,
  packagesOnSite,
  rowOf,
  storedPackage,
  storedPackages,
  test,
  toast,
} from '../support/stored-packages.ts'

test('a new package starts with its defaults, names every error, and visitors see it once it is right', async ({
  page,
  own,
}) => {
  const name = own.name('Festa da Colheita')
  const before = await storedPackages()
  await openPackages(page)
  const dialog = await newPackage(page)

  await test.step('defaults, and a slug that follows the name until it is typed', async () => {
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Novo Pacote":
        - heading "Novo Pacote" [level=2]
        - button "Fechar"
        - tablist "Partes do pacote":
          - tab "Básico" [selected]
          - tab "Datas"
          - tab "Preços"
          - tab "Features"
          - tab "Imagens"
          - tab "Config"
        - tabpanel "Básico":
          - textbox /Nome/
          - textbox /Slug/
          - textbox "Título"
          - combobox /Categoria/
          - textbox "Descrição"
        - button "Cancelar"
        - button "Criar"
    `)
    for (const [label, value] of Object.entries({
      Categoria: 'romantico',
      'Preço (R$)': '0,00',
      Noites: '2',
      'Mínimo de noites': '1',
      'Capacidade máxima (pessoas)': '2',
      'Check-in': '14:00',
      'Check-out': '12:00',
      Ordem: '0',
      Cor: '#74b24a',
    })) {
      await expect(field(dialog, label)).toHaveValue(value)
    }
    await openTab(dialog, 'Config')
    await expect(dialog.getByRole('switch', { name: 'Pacote Ativo' })).toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Destaque na Home' })).not.toBeChecked()
    await expect(dialog.getByRole('switch', { name: 'Ocultar ao fim da oferta' })).toBeChecked()
    const slug = field(dialog, 'Slug')
    await fillEach(dialog, { Nome: 'Réveillon & Natal' })
    await expect(slug).toHaveValue('reveillon-natal')
    await fillEach(dialog, { Slug: 'virada', Nome: 'Réveillon' })
    await expect(slug).toHaveValue('virada')
    await fillEach(dialog, { Nome: '', Slug: '' })
  })

  await test.step('every error at its field, counted on the tabs', async () => {
    await fillEach(dialog, {
      'Início da oferta': '2027-02-01',
      'Fim da oferta': '2027-01-31',
      'Início da hospedagem': '2027-02-01',
      'Fim da hospedagem': '2027-01-31',
      'Mínimo de noites': '3',
      'Capacidade máxima (pessoas)': '0',
      'Link de reserva': 'ftp://x.example',
      Cor: 'red',
    })
    await fillEach(dialog, { 'Imagem 1 da galeria': 'javascript:alert(1)' })
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(field(dialog, 'Nome')).toBeFocused()
    for (const [tab, problems] of Object.entries({
      Básico: { Nome: 'Nome é obrigatório', Slug: 'Slug é obrigatório' },
      Datas: {
        'Fim da oferta': 'A oferta termina antes de começar',
        'Fim da hospedagem': 'A hospedagem termina antes de começar',
        'Capacidade máxima (pessoas)': 'Informe um número inteiro a partir de 1',
        'Mínimo de noites': 'O mínimo de noites não pode passar do número de noites',
      },
      Preços: { 'Preço (R$)': 'Preço deve ser maior que zero' },
      Imagens: {
        'Imagem principal': 'Imagem principal é obrigatória',
        'Imagem 1 da galeria': 'Use um endereço https ou um caminho do site',
      },
      Config: {
        Cor: 'Use uma cor como #74b24a',
        'Link de reserva': 'Use um link que comece com http:// ou https://',
      },
    })) {
      await openTab(dialog, `${tab} ${Object.keys(problems).length} erro`)
      for (const [label, message] of Object.entries(problems)) {
        // A picture's field has no text field until somebody asks for one.
        const isChooser = label === 'Imagem principal'
        const control = isChooser
          ? dialog.getByRole('group', { name: label }).locator('button[data-invalid]')
          : field(dialog, label)
        if (!isChooser) await expect(control, label).toHaveAttribute('aria-invalid', 'true')
        await expect(control, label).toHaveAccessibleDescription(new RegExp(`^${RegExp.escape(message)}`))
      }
    }
    await expectAccessible(page)
    expect(await storedPackages()).toEqual(before)
  })

  await test.step('the corrected form is stored as typed', async () => {
    await fillEach(dialog, { Nome: name, Título: name, Descrição: 'Três noites entre jabuticabas.' })
    await expect(field(dialog, 'Slug')).toHaveValue(own.slug('festa-da-colheita'))
    await openTab(dialog, 'Básico')
    await field(dialog, 'Categoria').selectOption('Gastronomia')
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
      'Preço (R$)': '1.250,00',
      'Preço original (R$)': '1500',
      'Detalhe do preço': 'por casal, 3 noites',
      'Link de reserva': 'https://reservas.example/colheita',
      Ordem: '901',
    })
    await openTab(dialog, 'Preços')
    await expect(dialog.getByText('17%', { exact: true })).toBeVisible()
    await expect(dialog.getByText('6x de R$ 208,33 sem juros')).toBeVisible()
    await openTab(dialog, 'Features')
    const included = field(dialog, 'O que está incluído')
    for (const entry of ['Café da manhã', ' Café da manhã ', '', 'Colheita guiada']) {
      await included.fill(entry)
      await included.press('Enter')
    }
    await field(dialog, 'Destaques').fill('Geleia feita na hora')
    await openTab(dialog, 'Imagens')
    await field(dialog, 'Imagem 1 da galeria').fill('')
    await fillEach(dialog, {
      'Imagem principal': storedPicture('lareira.jpg'),
      'Imagem 2 da galeria': storedPicture('piscina.jpg'),
    })
    await openTab(dialog, 'Config')
    await dialog.getByRole('button', { name: 'Vermelho, #FF6B35' }).click()
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(toast(page, 'Pacote criado com sucesso!')).toContainText('Sucesso')
    await expect(dialog).toBeHidden()
    const slug = own.slug('festa-da-colheita')
    const { id, createdAt, updatedAt, conditions, ...stored } = await storedPackage(slug)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(updatedAt).toBe(createdAt)
    expect(Object.values(Object(conditions)).filter(Boolean)).toEqual([])
    expect(stored).toEqual({
      name,
      slug,
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
  })

  await expect(rowOf(page, name)).toContainText('01/02/2027 a 04/02/2027')
  expect(await packagesOnSite(page)).toContain(name)
  await page.goto(`/oferta/${own.slug('festa-da-colheita')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const shown = [money(1250), money(1500), '-17%', 'Colheita guiada', 'Geleia feita na hora', '15:30']
  for (const text of shown) await expect(page.getByRole('main')).toContainText(text)
})

test('an edit keeps unknown fields and foreign pictures, cuts no long text, and the old slug leads to the new', async ({
  page,
  own,
}) => {
  const foreign = 'https://antigo.example/1.jpg'
  await addPackage(own, 'Dono')
  const before = await addPackage(own, 'Antigo', {
    title: own.name('Antigo'),
    active: true,
    campaign: { code: 'N1' },
    images: { principal: foreign, gallery: [], credit: 'Ana' },
    createdAt: '2026-01-05T12:00:00.000Z',
  })
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Antigo'))
  const save = () => dialog.getByRole('button', { name: 'Atualizar' }).click()
  const title = field(dialog, 'Título')
  const included = field(dialog, 'O que está incluído')
  const long = `Ceia ${'a'.repeat(200)}`

  await test.step('long texts are counted, refused and not cut', async () => {
    await title.fill('a'.repeat(37))
    await expect(title).toHaveAccessibleDescription(/37 de 160 caracteres$/)
    await title.fill('a'.repeat(165))
    await expect(dialog.getByText('165/160')).toBeVisible()
    await expect(dialog.getByText('Passou do máximo de 160 caracteres.')).toBeAttached()
    await openTab(dialog, 'Features')
    await included.fill(long)
    await save()
    await expect(included).toBeFocused()
    await expect(included).toHaveAccessibleDescription(/^Use no máximo 200 caracteres/)
    // A long word breaks, so that the button stays in view.
    await expect(dialog.getByRole('button', { name: `Encurtar ${long}` })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: `Encurtar ${long}` }).click()
    await expect(included).toHaveValue(long)
    await included.fill('Ceia')
    await openTab(dialog, 'Básico 1 erro')
    await expect(title).toHaveAccessibleDescription(/^Use no máximo 160 caracteres/)
    await expect(title).toHaveValue('a'.repeat(165))
    await title.fill(own.name('Antigo'))
  })

  await test.step('a price that may be a mistake is questioned, a lower original price pointed out', async () => {
    await fillEach(dialog, { 'Preço (R$)': '999.999.999.999' })
    const question = dialog.getByRole('status').filter({ hasText: /^Confira: / })
    await expect(question).toContainText('999.999.999.999')
    await fillEach(dialog, { 'Preço (R$)': '900', 'Preço original (R$)': '800' })
    await expect(question).toHaveCount(0)
    await expect(dialog.getByText('O preço original não é maior que o preço')).toBeVisible()
    await expect(dialog.getByText('Sem desconto')).toBeVisible()
  })

  await test.step('another foreign picture is refused, an upload is accepted', async () => {
    await fillEach(dialog, { 'Imagem 1 da galeria': 'https://outro.example/2.jpg' })
    await save()
    const picture = field(dialog, 'Imagem 1 da galeria')
    await expect(picture).toBeFocused()
    await expect(picture).toHaveAccessibleDescription(/^O site só mostra imagens enviadas por aqui\./)
    await dialog.getByLabel('Imagem 1 da galeria: arquivo').setInputFiles(mediaPath('academia.jpg'))
    await expect(toast(page, 'Imagem enviada com sucesso!')).toBeVisible()
  })

  await test.step('a slug in use is refused and can be corrected while the server answers', async () => {
    const slug = field(dialog, 'Slug')
    const taken = 'Já existe um pacote com este slug'
    await fillEach(dialog, { Slug: own.slug('dono') })
    await save()
    await expect(slug).toBeFocused()
    await expect(slug).toHaveAccessibleDescription(new RegExp(`^${taken}`))
    await expect(toast(page, taken)).toBeVisible()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/admin/packages', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.fallback()
    })
    await slug.fill(own.slug('dono'))
    await save()
    await slug.fill(own.slug('novo'))
    release()
    await expect(dialog.getByRole('button', { name: 'Atualizar' })).toBeEnabled()
    await expect(slug).not.toHaveAttribute('aria-invalid', 'true')
    expect(await storedPackage(before.id)).toEqual(before)
    await page.keyboard.press('Control+s')
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText('Sucesso')
    // It would reappear when the message above it disappears.
    await expect(toast(page, taken)).toHaveCount(0)
  })

  expect(await storedPackage(before.id)).toMatchObject({
    slug: own.slug('novo'),
    previousSlugs: [own.slug('antigo')],
    price: 900,
    originalPrice: 800,
    discountPercentage: 0,
    campaign: { code: 'N1' },
    features: ['Ceia'],
    images: {
      principal: foreign,
      credit: 'Ana',
      gallery: [expect.stringMatching(/\/packages\/gallery\/[0-9a-f-]{36}-\d+\.jpg$/)],
    },
    createdAt: '2026-01-05T12:00:00.000Z',
    orderIndex: 900,
  })
  const visit = async (slug: string) => {
    const answer = await page.request.get(`/oferta/${slug}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await visit(own.slug('antigo'))).toEqual([307, `/oferta/${own.slug('novo')}`])
  await changePackage(before.id, { active: false })
  expect(await visit(own.slug('antigo'))).toEqual([307, '/ofertas'])
  await addPackage(own, 'Outro', { active: true, slug: own.slug('antigo') })
  expect(await visit(own.slug('antigo'))).toEqual([200, undefined])
})

test('Desativar takes an expired package off the site, and Desfazer brings it back', async ({
  page,
  own,
}) => {
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

test('Duplicar makes inactive copies, whose slug follows their first own name', async ({ page, own }) => {
  const original = await addPackage(own, 'Natal', { title: 'T', features: ['Ceia'], previousSlugs: ['x'] })
  await openPackages(page)
  const duplicate = page.getByRole('button', { name: `Duplicar ${own.name('Natal')}`, exact: true })
  await duplicate.click()
  const dialog = page.getByRole('dialog', { name: 'Editar Pacote' })
  await expect(field(dialog, 'Nome')).toHaveValue(`${own.name('Natal')} (cópia)`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(duplicate).toBeFocused()
  await duplicate.click()
  await expect(dialog).toBeVisible()
  const slug = own.slug('natal')
  const { id, ...stored } = await storedPackage(`${slug}-copia`)
  expect(id).not.toBe(original.id)
  expect(stored).toMatchObject({
    name: `${own.name('Natal')} (cópia)`,
    title: 'T',
    features: ['Ceia'],
    active: false,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  for (const name of ['previousSlugs', 'hideAtEnd']) expect(stored).not.toHaveProperty(name)
  await field(dialog, 'Nome').fill(own.name('Páscoa'))
  const renamed = slugify(own.name('Páscoa'))
  await expect(field(dialog, 'Slug')).toHaveValue(renamed)
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(dialog).toBeHidden()
  await expect(slugs(page).filter({ hasText: own.word })).toHaveText([slug, renamed, `${slug}-copia`])
  const again = await editPackage(page, own.name('Páscoa'))
  await field(again, 'Nome').fill(own.name('Outono'))
  await expect(field(again, 'Slug')).toHaveValue(renamed)
})

test('the order changes by keys and by dragging, also while somebody else edits, and the home page follows', async ({
  page,
  own,
}) => {
  const [a, b, c] = [own.name('Alfa'), own.name('Beta'), own.name('Gama')]
  for (const [place, what] of ['Alfa', 'Beta', 'Gama'].entries()) {
    await addPackage(own, what, {
      title: own.name(what),
      active: true,
      isFeatured: true,
      orderIndex: 900 + place,
    })
  }
  const onHomePage = async () => (await featuredPackagesOnSite(page)).slice(-3)
  expect(await onHomePage()).toEqual([a, b, c])
  await openPackages(page)
  const up = page.getByRole('button', { name: `Mover para cima: ${b}` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${b}: posição` })).toBeAttached()
  await expect(up).toBeFocused()
  await expect.poll(onHomePage).toEqual([b, a, c])
  const numbers = (await storedPackages()).map(({ orderIndex }) => Number(orderIndex))
  expect(numbers.toSorted((x, y) => x - y)).toEqual(numbers.map((_, place) => place))

  const { id } = await storedPackage(own.slug('beta'))
  await changePackage(id, { description: 'Escrito por outra pessoa' })
  await drag(page, c, b)
  await expect(slugs(page).filter({ hasText: own.word })).toHaveText(['gama', 'beta', 'alfa'].map(own.slug))
  await expect.poll(onHomePage).toEqual([c, b, a])
  expect(await storedPackage(id)).toMatchObject({ description: 'Escrito por outra pessoa' })
})

test('deleting asks, asks again after an edit by somebody else, and Desfazer restores the package as it was', async ({
  page,
  own,
}) => {
  const title = own.name('Apagado')
  const before = await addPackage(own, 'Apagado', { title, active: true, campaign: { code: 'N1' } })
  await openPackages(page)
  const questions: string[] = []
  const answers = [false, true, true, false]
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    await (answers.shift() ? dialog.accept() : dialog.dismiss())
  })
  const remove = page.getByRole('button', { name: `Excluir ${title}` })
  await remove.click()
  await expect(rowOf(page, title)).toBeVisible()
  await remove.click()
  await expect(toast(page, 'Pacote excluído com sucesso!')).toContainText('Sucesso')
  expect(questions).toEqual(Array(2).fill('Tem certeza que deseja excluir este pacote?'))
  await expect(rowOf(page, title)).toHaveCount(0)
  expect(await packagesOnSite(page)).not.toContain(title)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pacotes', exact: true })).toBeFocused()
  expect(await storedPackage(before.id)).toEqual(before)
  expect(await packagesOnSite(page)).toContain(title)

  await changePackage(before.id, { description: 'Editado' })
  await remove.click()
  await expect.poll(() => questions).toHaveLength(4)
  expect(questions[3]).toMatch(
    /^Este item foi alterado por outra pessoa às \d\d:\d\d\. O sistema mudou este item\. Excluir mesmo assim\?$/,
  )
  expect(await storedPackage(before.id)).toMatchObject({ description: 'Editado' })
  await changePackages((packages) => packages.filter(({ id }) => id !== before.id))
  await page.getByRole('button', { name: `Mover para cima: ${title}` }).click()
  await expect(toast(page, 'A lista mudou enquanto isso. Tente de novo.')).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(0)
})

function slugs(page: Page): Locator {
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
