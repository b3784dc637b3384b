import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { mediaPath } from '../support/demo-pictures.ts'
import { open } from '../support/page.ts'
import { expect, onSite, openForm, testOfSections as test, toast } from '../support/stored-content.ts'

test('the hero gets new words and a film, which visitors see at the next request (ADM-4, VID-3, VID-4, VID-5, VID-7)', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/admin/hotel')
  const form = openForm(page)
  await form.getByLabel('Título', { exact: true }).press('Control+a')
  await page.keyboard.type('Uma serra só sua')
  const slot = form.getByRole('group', { name: 'Fundo', exact: true })
  const film = mediaPath('hero.mp4')
  await page.getByLabel('Fundo: arquivo').setInputFiles(film)
  await expect(toast(page, 'Vídeo enviado com sucesso!')).toBeVisible()
  await expect(slot.getByText('Vídeo enviado (MP4)')).toBeVisible()
  await expect
    .poll(() => slot.getByLabel('Vídeo: Fundo').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Seção Hero atualizada com sucesso!')).toBeVisible()
  const home = await onSite(page)
  expect(home).toContain('Uma serra só sua')
  expect(home, "the form's other field stays").toContain('Conheça os chalés')
  expect(home, 'the poster shows until the film plays').toMatch(
    /\/media\/hotel-images\/hotel\/background_poster\//,
  )
  const address = /\/media\/hotel-images-videos\/hotel\/background\/[\w-]+\.mp4/.exec(home)?.[0] ?? ''
  await expectServed(page, address, readFileSync(film))
})

async function expectServed(page: Page, address: string, film: Buffer) {
  const ask = async (headers: Record<string, string>) => {
    const response = await page.request.get(address, { headers })
    return { status: response.status(), headers: response.headers(), bytes: await response.body() }
  }
  const whole = await ask({})
  expect(whole.bytes.equals(film)).toBe(true)
  expect(whole.headers).toMatchObject({
    'content-length': String(film.length),
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const part = await ask({ range: 'bytes=0-1' })
  expect(part.status).toBe(206)
  expect(part.headers).toMatchObject({ 'content-range': `bytes 0-1/${film.length}`, 'content-length': '2' })
}
