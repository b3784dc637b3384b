import { open } from '../support/page.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

test('without a number for WhatsApp there is no trace of it; with one it is everywhere', async ({
  site: { backend, a },
  page,
}) => {
  const publish = async (whatsapp: string) => {
    backend.edit((document) => ({ ...document, contacts: [{ id: 'contacts', whatsapp }] }))
    await a.publish()
  }
  const paths = ['/', '/quartos', `/oferta/${packageSlug}`]

  await publish('')
  for (const path of paths) expect((await a.get(path)).html, path).not.toMatch(/WhatsApp|#whatsapp|wa\.me/)
  await open(page, a.url('/quartos'))
  await page.getByRole('button', { name: 'Reservar Chalé Família' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Prefere conversar?')
  await expect(dialog).not.toContainText('WhatsApp')

  await publish('(24) 99999-0142')
  for (const path of paths.slice(1)) {
    expect((await a.get(path)).html, path).toContain('https://wa.me/5524999990142?text=')
  }
  await open(page, a.url('/quartos'))
  await page.getByRole('button', { name: 'Reservar Chalé Família' }).click()
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /5524999990142/)
})
