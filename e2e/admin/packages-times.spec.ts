import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import {
  addPackage,
  changePackage,
  editPackage,
  expect,
  field,
  newPackage,
  openPackages,
  openTab,
  packagesOnSite,
  rowOf,
  storedPackage,
  test,
  toast,
} from '../support/stored-packages.ts'

test('a package waits for its day and hour, and form, list and dashboard say so', async ({ page, own }) => {
  const dates = { offerStart: '2026-12-01', offerEnd: '2027-01-10' }
  const { id, name, slug } = await addPackage(own, 'Virada', { active: true, dates, hideAtEnd: true })
  const answer = () => page.request.get(`/oferta/${slug}`, { maxRedirects: 0 })
  const sitemap = async () => (await page.request.get('/sitemap.xml')).text()

  await test.step('a package that is older than the switch is on the site before its offer begins', async () => {
    expect(await packagesOnSite(page)).toContain(name)
    expect((await answer()).status()).toBe(200)
  })

  await openPackages(page)
  const row = rowOf(page, String(name))
  await expect(row.getByText(/Aparece em/)).toHaveCount(0)
  const dialog = await editPackage(page, String(name))
  const sentence = dialog.getByRole('status').filter({ hasText: /no ar|fora do site/i })

  await test.step('the sentence beside the button follows what is typed', async () => {
    await expect(sentence).toHaveText('No ar até dom, 10 jan, 23h59 (Brasília).')
    await openTab(dialog, 'Datas')
    const group = dialog.getByRole('group', { name: 'Aparece no site' })
    await group.getByRole('switch', { name: 'Aparecer só no início da oferta' }).click()
    await expect(sentence).toHaveText('No ar de ter, 1 dez, 0h, até dom, 10 jan, 23h59 (Brasília).')
    await field(dialog, 'Hora em que aparece').fill('14:30')
    await field(dialog, 'Último horário no site').fill('18:00')
    await expect(sentence).toHaveText('No ar de ter, 1 dez, 14h30, até dom, 10 jan, 18h (Brasília).')
    await group.getByRole('switch', { name: 'Ocultar ao fim da oferta' }).click()
    await expect(sentence).toHaveText('No ar a partir de ter, 1 dez, 14h30 (Brasília).')
    await group.getByRole('switch', { name: 'Ocultar ao fim da oferta' }).click()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await dialog.getByRole('button', { name: 'Atualizar' }).click()
    await expect(toast(page, 'Pacote atualizado com sucesso!')).toBeVisible()
    expect(await storedPackage(id)).toMatchObject({
      dates,
      showFromStart: true,
      showFromTime: '14:30',
      hideAtTime: '18:00',
    })
  })

  await test.step('it is nowhere on the site until then', async () => {
    await expect(row.getByText('Aparece em 1 dez', { exact: true })).toBeVisible()
    await expect(row.getByRole('button', { name: /não está publicado/ })).toBeDisabled()
    expect(await packagesOnSite(page)).not.toContain(name)
    expect((await answer()).headers().location).toBe('/ofertas')
    expect(await sitemap()).not.toContain(`/oferta/${slug}<`)
  })

  await test.step('the dashboard lists by day what appears and leaves', async () => {
    await open(page, '/admin')
    const changes = page.getByRole('region', { name: 'Próximas mudanças do site' })
    await changes.getByText(/^Mostrar mais/).click()
    const link = (text: string) => changes.getByRole('link', { name: new RegExp(text) })
    const day = changes.getByRole('listitem').filter({ hasText: 'ter, 1 dez' }).first()
    const appears = day.getByRole('link', { name: new RegExp(`14h30\\s*${name}\\s*aparece no site`) })
    await expect(appears).toBeVisible()
    await expect(link(`18h01\\s*${name}\\s*sai do site`)).toBeVisible()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await appears.click()
    await expect(page.getByRole('dialog', { name: 'Editar Pacote' })).toBeVisible()
  })

  // It is noon for the servers of the tests.
  await test.step('on its day the hour decides', async () => {
    const today = { ...dates, offerStart: '2026-11-20' }
    await changePackage(id, { dates: today, showFromTime: '12:01' })
    expect(await packagesOnSite(page)).not.toContain(name)
    await changePackage(id, { dates: today, showFromTime: '12:00' })
    expect(await packagesOnSite(page)).toContain(name)
    await changePackage(id, { dates: { ...today, offerEnd: '2026-11-20' }, hideAtTime: '12:00' })
    expect(await packagesOnSite(page)).toContain(name)
    await changePackage(id, { dates: { ...today, offerEnd: '2026-11-20' }, hideAtTime: '11:59' })
    expect(await packagesOnSite(page)).not.toContain(name)
    expect((await answer()).headers().location).toBe('/ofertas')
  })
})

test('a new package appears at the beginning of its offer unless the clerk decides otherwise', async ({
  page,
}) => {
  await openPackages(page)
  const dialog = await newPackage(page)
  await expect(dialog.getByText('“Criar” leva ao site na hora. No ar, sem data para sair.')).toBeVisible()
  await openTab(dialog, 'Datas')
  await expect(dialog.getByRole('switch', { name: 'Aparecer só no início da oferta' })).toBeChecked()
  await field(dialog, 'Início da oferta').fill('2027-01-01')
  await field(dialog, 'Fim da oferta').fill('2027-01-10')
  await expect(
    dialog.getByText('No ar de sex, 1 jan, 0h, até dom, 10 jan, 23h59 (Brasília).', { exact: true }),
  ).toBeVisible()
  page.once('dialog', (question) => question.accept())
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
})
