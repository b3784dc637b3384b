import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { money } from '../support/content.ts'
import { storedPicture } from '../support/demo-pictures.ts'
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

test('a new package names every error, and visitors see it once it is right', async ({ page, own }) => {
  const name = own.name('Festa da Colheita')
  const before = await storedPackages()
  await openPackages(page)
  const dialog = await newPackage(page)

  await test.step('a slug that follows the name until it is typed', async () => {
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
          - textbox "Chamada"
        - button "Cancelar"
        - button "Criar"
    `)
    await expect(dialog.getByText('“Criar” leva ao site na hora')).toBeVisible()
    const slug = field(dialog, 'Slug')
    await fillEach(dialog, { Nome: 'Réveillon & Natal' })
    await expect(slug).toHaveValue('reveillon-natal')
    await fillEach(dialog, { Slug: 'virada', Nome: 'Réveillon' })
    await expect(slug).toHaveValue('virada')
    await fillEach(dialog, { Nome: '', Slug: '' })
  })

  await test.step('errors are counted on the tabs and described at their fields', async () => {
    await fillEach(dialog, {
      'Início da oferta': '2027-02-01',
      'Fim da oferta': '2027-01-31',
      Cor: 'red',
      'Imagem 1 da galeria': 'javascript:alert(1)',
    })
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(dialog.getByRole('tab')).toHaveText([
      'Básico2 erros',
      'Datas1 erro',
      'Preços1 erro',
      'Features',
      'Imagens2 erros',
      'Config1 erro',
    ])
    await openTab(dialog, 'Básico')
    await dialog.getByRole('button', { name: 'Criar' }).click()
    await expect(field(dialog, 'Nome')).toBeFocused()
    await expect(field(dialog, 'Nome')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(dialog, 'Nome')).toHaveAccessibleDescription(/^Nome é obrigatório/)
    await openTab(dialog, 'Imagens')
    const main = dialog.getByRole('group', { name: 'Imagem principal' })
    await expect(main.locator('button[data-invalid]')).toHaveAccessibleDescription(
      /^Imagem principal é obrigatória/,
    )
    await expectAccessible(page)
    expect(await storedPackages()).toEqual(before)
  })

  await test.step('the corrected form is stored as typed', async () => {
    await fillEach(dialog, { Nome: name, Título: name, Descrição: 'Três noites entre jabuticabas.' })
    await expect(field(dialog, 'Slug')).toHaveValue(own.slug('festa-da-colheita'))
    await openTab(dialog, 'Básico')
    await field(dialog, 'Categoria').selectOption('Gastronomia')
    await expect(field(dialog, 'Chamada')).toHaveAccessibleDescription(/vale a primeira frase.*120/)
    await fillEach(dialog, {
      Chamada: 'A mesa posta no pomar',
      'Início da oferta': '2026-08-01',
      'Fim da oferta': '2027-01-20',
      'Início da hospedagem': '2027-02-01',
      'Fim da hospedagem': '2027-02-04',
      'Check-in': '15:30',
      'Check-out': '11:00',
      'Mínimo de noites': '2',
      'Capacidade máxima (pessoas)': '5',
      'Mês em destaque': 'Fevereiro',
      'Preço (R$)': '1.250,00',
      'Preço original (R$)': '1500',
      'Detalhe do preço': 'por casal, 3 noites',
      'Link de reserva': 'https://reservas.example/colheita',
      Ordem: '901',
    })
    await openTab(dialog, 'Datas')
    await expect(field(dialog, 'Fim da oferta')).toHaveAccessibleDescription('20/01/2027, quarta-feira')
    await expect(field(dialog, 'Noites')).toHaveValue('3')
    await expect(field(dialog, 'Noites')).toHaveAttribute('readonly')
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
    const { createdAt, updatedAt, ...stored } = await storedPackage(slug)
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect(updatedAt).toBe(createdAt)
    expect(stored).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      name,
      title: name,
      description: 'Três noites entre jabuticabas.',
      teaser: 'A mesa posta no pomar',
      category: 'gastronomia',
      price: 1250,
      originalPrice: 1500,
      discountPercentage: 17,
      images: { principal: storedPicture('lareira.jpg'), gallery: [storedPicture('piscina.jpg')] },
      features: ['Café da manhã', 'Colheita guiada'],
      highlights: ['Geleia feita na hora'],
      details: { nights: 3, maxCapacity: 5, minNights: 2, checkIn: '15:30', checkOut: '11:00' },
      dates: { offerEnd: '2027-01-20', accommodationStart: '2027-02-01' },
      active: true,
      hideAtEnd: true,
      primaryColor: '#FF6B35',
      bookingUrl: 'https://reservas.example/colheita',
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

test('times and minimum nights that are left empty are those of the hotel and of the stay', async ({
  page,
  own,
}) => {
  const details = { nights: 3, minNights: 2, maxCapacity: 2, checkIn: '16:30', checkOut: '10:00' }
  const { id } = await addPackage(own, 'Livre', { active: true, details })
  await openPackages(page)
  const dialog = await editPackage(page, own.name('Livre'))
  await openTab(dialog, 'Datas')
  await expect(field(dialog, 'Check-in')).toHaveAccessibleDescription('Vazio, vale o do hotel: 14:00')
  await fillEach(dialog, { 'Check-in': '', 'Check-out': '', 'Mínimo de noites': '' })
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText('Sucesso')
  expect(await storedPackage(id)).toMatchObject({ details: { nights: 3, minNights: null, checkIn: '' } })
  await page.goto(`/oferta/${own.slug('livre')}`)
  for (const text of ['14:00', '12:00', 'Estadia mínima3 noites'])
    await expect(page.getByRole('main')).toContainText(text)
})

test('an edit keeps unknown fields, cuts no long text, and the old slug leads to the new', async ({
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
    await fillEach(dialog, { Nome: own.name('Outono') })
    await expect(field(dialog, 'Slug')).toHaveValue(own.slug('antigo'))
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

  await test.step('a price that may be a mistake is questioned', async () => {
    await fillEach(dialog, { 'Preço (R$)': '999.999.999.999' })
    const question = dialog.getByRole('status').filter({ hasText: /^Confira: / })
    await expect(question).toContainText('999.999.999.999')
    await fillEach(dialog, { 'Preço (R$)': '900', 'Preço original (R$)': '800' })
    await expect(question).toHaveCount(0)
    await expect(dialog.getByText('O preço original não é maior que o preço')).toBeVisible()
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
    images: { principal: foreign, credit: 'Ana' },
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

test('hiding and deleting take a package off the site, ask where an edit would be lost, and can be undone', async ({
  page,
  own,
}) => {
  const title = own.name('Vencido')
  const before = await addPackage(own, 'Vencido', {
    title,
    active: true,
    campaign: { code: 'N1' },
    dates: { offerEnd: '2025-07-18' },
  })
  await openPackages(page)
  const row = rowOf(page, title)
  // The message of the step before may still be fading out.
  const undo = (message: string) => toast(page, message).getByRole('button', { name: 'Desfazer' }).click()
  await expect(row.getByText('Vencida')).toBeVisible()
  await row.getByRole('button', { name: 'Desativar' }).click()
  await expect(row.getByText('Inativo')).toBeVisible()
  await expect(row.getByText('Vencida')).toHaveCount(0)
  await expect(toast(page, 'Pacote atualizado com sucesso!')).toContainText('Sucesso')
  expect(await packagesOnSite(page)).not.toContain(title)
  await undo('Pacote atualizado com sucesso!')
  await expect.poll(() => packagesOnSite(page)).toContain(title)
  const restored = await storedPackage(before.id)

  const questions: string[] = []
  const answers = [false, true, true, false]
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message())
    // While the question is open, the page cannot read the list again.
    if (questions.length === 3) await changePackage(before.id, { description: 'Editado', price: 777 })
    await (answers.shift() ? dialog.accept() : dialog.dismiss())
  })
  const remove = page.getByRole('button', { name: `Excluir ${title}` })
  await remove.click()
  await expect(row).toBeVisible()
  await remove.click()
  await expect(toast(page, 'Pacote excluído com sucesso!')).toContainText('Sucesso')
  expect(questions).toEqual(Array(2).fill('Tem certeza que deseja excluir este pacote?'))
  await expect(row).toHaveCount(0)
  expect(await packagesOnSite(page)).not.toContain(title)
  await undo('Pacote excluído com sucesso!')
  await expect(toast(page, 'Pacote restaurado.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pacotes', exact: true })).toBeFocused()
  expect(await storedPackage(before.id)).toEqual(restored)

  await remove.click()
  await expect.poll(() => questions).toHaveLength(4)
  expect(questions[3]).toMatch(
    /^Este item foi alterado por outra pessoa às \d\d:\d\d\. O sistema mudou este item\. Excluir mesmo assim\?$/,
  )
  expect(await storedPackage(before.id)).toMatchObject({ description: 'Editado' })
  // The refusal reads the list again: what is removed before that is not in it.
  await expect(row).toContainText('777')
  await changePackages((packages) => packages.filter(({ id }) => id !== before.id))
  await page.getByRole('button', { name: `Mover para cima: ${title}` }).click()
  await expect(toast(page, 'A lista mudou enquanto isso. Tente de novo.')).toBeVisible()
  await expect(row).toHaveCount(0)
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
