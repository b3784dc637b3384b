import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, testOfPages as test, toast } from '../support/stored-content.ts'
import { expectTrueData, structuredData } from '../support/structured-data.ts'

test('a clerk adds questions and ratings; a guest opens an answer, and search engines get all of them (PAGE-10)', async ({
  page,
}) => {
  await open(page, '/admin/leisure_blocks')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Novo Bloco' }).click()
  await dialog.getByRole('button', { name: /^Perguntas frequentes/ }).click()
  const question = dialog.getByRole('group', { name: 'pergunta 1' })
  await question.getByLabel('Pergunta').fill('A piscina abre no inverno?')
  await question.getByLabel('Resposta').fill('Sim, a água é aquecida o ano todo.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(toast(page, 'Bloco criado com sucesso!')).toBeVisible()

  await page.getByRole('button', { name: 'Novo Bloco' }).click()
  await dialog.getByRole('button', { name: /^Notas em outros sites/ }).click()
  const rating = dialog.getByRole('group', { name: 'nota 1' })
  await rating.getByLabel(/^Nota/).fill('4,8 de 5')
  await rating.getByLabel(/^Data/).fill('novembro de 2026, 312 avaliações')
  await rating.getByLabel('Link').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(rating.getByText('Use um link que comece com http:// ou https://')).toBeVisible()
  await rating.getByLabel('Link').fill('https://notas.example/quaresmeira')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog).toBeHidden()

  await open(page, '/bem-estar')
  const answer = page.getByText('Sim, a água é aquecida o ano todo.')
  await expect(answer).toBeHidden()
  await page.getByText('A piscina abre no inverno?').click()
  await expect(answer).toBeVisible()
  const link = page.getByRole('link', { name: /^Ver em Google/ })
  await expect(link).toHaveAttribute('href', 'https://notas.example/quaresmeira')
  expect((await structuredData(page)).map((thing) => thing['@type'])).toContain('FAQPage')
  await expectTrueData(page)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await link.scrollIntoViewIfNeeded()
  }
})
