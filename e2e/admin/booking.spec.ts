import { expectAccessible } from '../support/axe.ts'
import { chooseDays, formIn, openPanel } from '../support/booking.ts'
import { expect, storedItems, storeItems, testOfLists } from '../support/stored-content.ts'

const test = testOfLists('booking', 'conditions')
const engine = 'https://outro-motor.example'

test.use({ allowedOrigins: [engine] })

test('the next guest gets another engine with the ages that the hotel takes, or writes to a hotel without one (BOOK-5, BOOK-13, BOOK-14)', async ({
  page,
}) => {
  const template = `${engine}/busca?hotel=42&entrada={chegada:dd%2FMM%2Fyyyy}&saida={saida:dd%2FMM%2Fyyyy}&x={hospedes}`
  await storeItems('booking', [{ id: 'booking', way: 'other', template }])
  const [conditions] = await storedItems('conditions')
  await storeItems('conditions', [{ ...conditions, id: 'conditions', children_from: 8 }])
  const panel = await openPanel(page)
  const { guests, picker, submit } = formIn(panel)
  await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await guests.click()
  await expect(picker.getByText('Idade 8-12')).toBeVisible()
  await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
  await expect(picker.getByRole('combobox').getByRole('option').first()).toHaveText('8 anos')
  await picker.getByRole('combobox').selectOption('9 anos')
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  const opened = page.context().waitForEvent('page')
  await submit.click()
  expect((await opened).url()).toBe(
    `${engine}/busca?hotel=42&entrada=20%2F12%2F2026&saida=24%2F12%2F2026&x=3`,
  )

  await storeItems('booking', [{ id: 'booking', way: 'contact', contact: 'email' }])
  await openPanel(page)
  await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
  await page.keyboard.press('Escape')
  await expect(submit).toHaveCount(0)
  const link = panel.getByRole('link', { name: 'Pedir por e-mail' })
  const { protocol, searchParams } = new URL(String(await link.getAttribute('href')))
  expect([protocol, searchParams.get('body')]).toEqual([
    'mailto:',
    'Datas: 20/12/2026 a 24/12/2026 (4 noites)\nAdultos: 2',
  ])
  await expectAccessible(page)
})
