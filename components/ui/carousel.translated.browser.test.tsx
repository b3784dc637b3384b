import '@/app/(site)/site.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { press } from '@/e2e/components/press'
import { translatePage } from '@/e2e/components/translate'
import { Carousel } from './carousel'

test.each([
  { indicator: 'counter', autoplayMs: undefined },
  { indicator: 'dots', autoplayMs: 60_000 },
] as const)('in a translated page a carousel with $indicator turns and counts (NAV-27)', async (options) => {
  const slides = ['Lago', 'Mata', 'Serra'].map((name) => <p key={name}>{name}</p>)
  await render(<Carousel label="Chalés" slides={slides} {...options} />)
  translatePage()
  const chalets = page.getByRole('region', { name: 'Chalés' })
  await press(chalets.getByRole('button', { name: 'Próximo slide' }))
  const second = chalets.getByRole('group', { name: /^Chalés, 2 de 3/ })
  await expect.element(second, { timeout: 5000 }).toBeVisible()
  const count = chalets.element().querySelector('.carousel-count')
  if (options.indicator === 'counter') expect(count?.textContent).toBe('2 / 3')
  else await press(page.getByRole('button', { name: 'Ir para o slide 3' }))
  await press(chalets.getByRole('button', { name: 'Slide anterior' }))
})
