import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { translatePage } from '@/e2e/components/translate'
import { PictureRow } from './picture-row'

const images = ['Lago', 'Cavalos', 'Floresta', 'Piscina', 'Varanda'].map((alt) => ({
  src: `/images/serra.svg?${alt}`,
  alt,
}))
const box = page.getByRole('dialog', { name: 'Galeria' })
const status = box.getByRole('status')
const first = page.getByRole('button', { name: 'Ampliar: Lago' })

async function renderGallery(shown = images) {
  await render(
    <PictureRow aria-label="Galeria" images={shown} shapes={['size-50']} sizes="200px" className="flex" />,
  )
  await expect.element(first).toBeVisible()
}

test('a photograph opens by click, Enter and Space, and closing by Escape, button or a click beside it restores the focus (MEDIA-10)', async () => {
  await renderGallery()
  const beside = () => userEvent.click(page.elementLocator(stage()), { position: { x: 5, y: 5 } })
  for (const [open, close] of [
    [() => first.click(), () => userEvent.keyboard('{Escape}')],
    [() => byKey('{Enter}'), () => box.getByRole('button', { name: 'Fechar' }).click()],
    [() => byKey(' '), beside],
  ] as const) {
    await open()
    await expect.element(status).toMatchTextContent('1 / 5 Lago')
    await expect.element(box.getByRole('img', { name: 'Lago' })).toBeVisible()
    await close()
    await expect.element(box).not.toBeInTheDocument()
    await expect.element(first).toHaveFocus()
  }
})

test('keys move through the gallery, its buttons stop at its ends, and the next picture is preloaded (MEDIA-10)', async () => {
  await renderGallery()
  await page.getByRole('button', { name: 'Ampliar: Cavalos' }).click()
  await expect.element(status).toMatchTextContent('2 / 5 Cavalos')
  const fetched = () => [...box.element().querySelectorAll('img')].map(({ alt }) => alt)
  expect(fetched()).toEqual(['Lago', 'Cavalos', 'Floresta'])
  for (const [key, count] of [
    ['ArrowRight', '3 / 5'],
    ['End', '5 / 5'],
    ['ArrowLeft', '4 / 5'],
    ['Home', '1 / 5'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(status).toMatchTextContent(count)
  }
  expect(fetched()).toEqual(['Lago', 'Cavalos'])
  await expect.element(box.getByRole('button', { name: 'Fotografia anterior' })).toBeDisabled()
  await box.getByRole('button', { name: 'Próxima fotografia' }).click()
  await expect.element(status).toMatchTextContent('2 / 5')
  await userEvent.keyboard('{End}')
  await expect.element(box.getByRole('button', { name: 'Próxima fotografia' })).toBeDisabled()
})

test('its button and the keys + and - zoom, its buttons are large, and the focus stays inside (MEDIA-10)', async () => {
  await renderGallery()
  await first.click()
  const [enlarge, reduce] = ['Aproximar', 'Afastar'].map((name) => box.getByRole('button', { name }))
  if (!enlarge || !reduce) throw new Error('no buttons')
  await enlarge.click()
  await reduce.click()
  await expect.element(enlarge).toBeVisible()
  await userEvent.keyboard('+')
  await expect.element(reduce).toBeVisible()
  await userEvent.keyboard('-')
  await expect.element(enlarge).toBeVisible()
  for (const button of box.getByRole('button').elements())
    expect(Math.min(button.clientWidth, button.clientHeight)).toBeGreaterThanOrEqual(44)
  for (let press = 0; press < 5; press++) {
    await userEvent.tab()
    expect(box.element().contains(document.activeElement)).toBe(true)
  }
})

test('a single photograph has no counter and no arrows (MEDIA-10)', async () => {
  await renderGallery(images.slice(0, 1))
  await first.click()
  await expect.element(status).toMatchTextContent(/^Lago$/)
  await expect.element(box.getByRole('button', { name: /fotografia/i })).toHaveLength(0)
})

test('photographs of the page that have not hydrated yet are counted, too, but no decorative copies (MEDIA-10)', async () => {
  const row = { shapes: ['size-50'], sizes: '200px' }
  const [near, below] = [images.slice(0, 2), images.slice(2)]
  const later = renderToString(
    <>
      <PictureRow {...row} images={below} />
      <PictureRow {...row} images={below} aria-hidden />
    </>,
  )
  await render(
    <>
      <PictureRow {...row} images={near} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup, which it does not hydrate */}
      <div dangerouslySetInnerHTML={{ __html: later }} />
    </>,
  )
  await first.click()
  await expect.element(page.getByRole('status')).toMatchTextContent('1 / 5 Lago')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('status')).toMatchTextContent('5 / 5 Varanda')
})

test('in a translated page the lightbox turns, and says which picture it shows (NAV-27)', async () => {
  await renderGallery()
  translatePage()
  await first.click()
  await expect.element(status).toHaveTextContent('1 / 5 Lago')
  await box.getByRole('button', { name: 'Próxima fotografia' }).click()
  await expect.element(status).toHaveTextContent('2 / 5 Cavalos')
  await userEvent.keyboard('{End}')
  await expect.element(status).toHaveTextContent('5 / 5 Varanda')
  await box.getByRole('button', { name: 'Aproximar' }).click()
  await box.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(box).not.toBeInTheDocument()
})

async function byKey(key: string) {
  first.element().focus()
  await userEvent.keyboard(key)
}

function stage() {
  return box.element().querySelector('.lightbox-stage') ?? box.element()
}
