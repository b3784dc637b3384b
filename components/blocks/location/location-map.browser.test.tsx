import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocationMap } from './location-map'

test('the external map loads when a visitor asks for it, and takes the focus from its button (HOME-8)', async () => {
  await render(
    <LocationMap src="about:blank#mapa" name="Hotel">
      <p>Desenho</p>
    </LocationMap>,
  )
  expect(document.querySelector('iframe')).toBeNull()
  await page.getByRole('button', { name: 'Carregar mapa' }).click()
  const map = page.getByTitle('Mapa: Hotel')
  await expect.element(map).toHaveFocus()
  await expect.element(map).toHaveAttribute('src', 'about:blank#mapa')
  await expect.element(page.getByText('Desenho')).not.toBeInTheDocument()
})
