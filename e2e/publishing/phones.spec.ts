import { demoConfiguration } from '../../supabase/local/demo/test-content.ts'
import { open } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

const two = '(24) 5550-0142 / (24) 99999-0000 (WhatsApp)'
const numbers = ['tel:2455500142', 'tel:24999990000']

test('two numbers in one field are two links, and words alone are none', async ({
  site: { backend, a },
  page,
}) => {
  const publish = async (phone: string) => {
    backend.edit((document) => ({
      ...document,
      configuration: { ...demoConfiguration, phone },
      contacts: [],
    }))
    await a.publish()
  }
  const dialled = (scope: string) =>
    page
      .locator(`${scope} a[href^="tel:"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  await page.setViewportSize({ width: 1024, height: 768 })
  await publish(two)
  await page.goto(a.url('/'))
  expect(await dialled('header')).toEqual(numbers.slice(0, 1))
  for (const scope of ['#rodape', 'main address']) expect(await dialled(scope)).toEqual(numbers)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: '(24) 99999-0000 (WhatsApp)' }),
  ).toBeVisible()
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    '"telephone":"(24) 5550-0142"',
  )
  for (const path of ['/privacidade', '/sobre']) {
    await open(page, a.url(path))
    expect(await dialled('main'), path).toEqual(numbers)
  }
  await page.getByRole('banner').getByRole('button', { name: 'RESERVAR AGORA' }).click()
  await expect(page.getByRole('dialog').locator('a[href^="tel:"]')).toHaveCount(2)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, a.url('/termos'))
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^\(24\)/ })).toHaveCount(2)

  await page.setViewportSize({ width: 1024, height: 768 })
  for (const phone of [
    `${'+55 (024) 9 99999 - 0000 '.repeat(3)}`,
    'ligue para a recepção '.repeat(9),
    '5'.repeat(80),
  ]) {
    await publish(phone)
    await page.goto(a.url('/sobre'))
    const button = await page
      .getByRole('banner')
      .getByRole('button', { name: 'RESERVAR AGORA' })
      .boundingBox()
    expect((button?.x ?? 1024) + (button?.width ?? 0), phone).toBeLessThanOrEqual(1024 - 8)
    for (const href of await dialled('body')) expect(href).toMatch(/^tel:\+?\d{8,13}$/)
  }
  await expect(page.getByRole('contentinfo')).toContainText('5'.repeat(80))
})
