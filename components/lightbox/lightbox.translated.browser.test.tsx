import '@/app/(site)/site.css'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { press } from '@/e2e/components/press'
import { translatePage } from '@/e2e/components/translate'
import { PictureCarousel } from './picture-carousel'

const pictures = ['O lago', 'A varanda', 'A mata'].map((alt, index) => ({
  alt,
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${index + 3}0" height="20"/>`)}`,
}))

test('in a translated page the lightbox turns, and says which picture it shows (NAV-27)', async () => {
  await render(
    <section aria-label="Galeria">
      <PictureCarousel label="Fotografias" images={pictures} frame="frame" sizes="100vw" />
    </section>,
  )
  translatePage()
  await press(page.getByRole('button', { name: 'Ampliar: O lago' }))
  const lightbox = page.getByRole('dialog')
  await expect.element(lightbox.getByRole('status'), { timeout: 5000 }).toHaveTextContent('1 / 3 O lago')
  await press(lightbox.getByRole('button', { name: 'Próxima fotografia' }))
  await expect.element(lightbox.getByRole('status'), { timeout: 5000 }).toHaveTextContent('2 / 3 A varanda')
  await userEvent.keyboard('{End}')
  await expect.element(lightbox.getByRole('status'), { timeout: 5000 }).toHaveTextContent('3 / 3 A mata')
  await press(lightbox.getByRole('button', { name: 'Aproximar' }))
  await press(lightbox.getByRole('button', { name: 'Fechar' }))
  await expect.element(lightbox).not.toBeInTheDocument()
})
