import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/admin.ts'
import { open } from '../support/page.ts'
import { editFirstPackage } from '../support/stored-packages.ts'
import { cutAction, toast } from '../support/stored-rooms.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test('a message covers no control of a screen or of an open dialog', async ({ page, tolerate }) => {
  tolerate(cutAction)
  await signIn(page)
  await page.route(/\/admin(?:\/.*)?$/, (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  )
  await open(page, '/admin/hotel')
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('button', { name: 'Sair' }).click()
  await expectClear(page, 'Não foi possível sair')

  await page.setViewportSize({ width: 1440, height: 900 })
  const dialog = await editFirstPackage(page)
  await dialog.getByLabel('Título').fill('Outro')
  await dialog.getByRole('button', { name: 'Atualizar' }).click()
  await expectClear(page, 'Erro ao salvar pacote.')
})

/** Checks each size at both ends of the page; the pointer on the message keeps it from disappearing. */
async function expectClear(page: Page, text: string) {
  const message = toast(page, text)
  await expect(message).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await message.hover({ position: { x: 40, y: 20 } })
    await expect(message).toHaveAttribute('data-mounted', 'true')
    for (const end of [0, 1_000_000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end)
      expect(await covered(page)).toEqual([])
    }
    const { y = 0, height = 0 } = (await message.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(57)
  }
}

/** The visible controls of which the message covers a part. */
function covered(page: Page) {
  return page.evaluate(() => {
    const root = document.querySelector('[role="dialog"]') ?? document.body
    const controls = root.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')
    return [...controls]
      .filter((control) => !control.closest('[data-sonner-toaster]'))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
        )
        return points.some(([x, y]) => {
          const [first, ...below] = document.elementsFromPoint(x, y)
          if (!first?.closest('[data-sonner-toaster]')) return false
          const next = below.find((element) => !element.closest('[data-sonner-toaster]'))
          return next !== undefined && control.contains(next)
        })
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })
}
