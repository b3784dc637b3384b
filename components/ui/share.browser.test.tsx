import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { translatePage } from '@/e2e/components/translate'
import { Share } from './share'

const offer = { title: 'Natal & família', url: 'https://hotel.example/oferta/natal' }
const share = page.getByText('Compartilhar')
const button = page.getByRole('button', { name: 'Compartilhar' })
const whatsapp = page.getByRole('link', { name: /^WhatsApp/ })

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('the system’s share sheet gets title and address, and closing it is no error (NAV-29)', async () => {
  const open = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: open, configurable: true })
  await render(<Share {...offer} />)
  await expect.element(button).not.toHaveAttribute('aria-expanded')
  await share.click()
  expect(open).toHaveBeenCalledExactlyOnceWith(offer)
  await expect.element(whatsapp).not.toBeInTheDocument()
})

test('without a share sheet there are WhatsApp, e-mail and the address to copy, even in a translated page (NAV-29, NAV-27)', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(<Share {...offer} />)
  translatePage()
  await expect.element(whatsapp).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await share.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(whatsapp).toBeVisible()
  const text = 'Natal%20%26%20fam%C3%ADlia%0Ahttps%3A%2F%2Fhotel.example%2Foferta%2Fnatal'
  await expect.element(whatsapp).toHaveAttribute('href', `https://wa.me/?text=${text}`)
  await expect.element(whatsapp).toHaveAttribute('rel', 'noopener')
  await expect
    .element(page.getByRole('link', { name: 'E-mail' }))
    .toHaveAttribute('href', expect.stringContaining('mailto:?subject=Natal%20%26%20fam'))
  await page.getByRole('button', { name: 'Copiar link' }).click()
  expect(copy).toHaveBeenCalledExactlyOnceWith(offer.url)
  await expect.element(page.getByRole('status')).toHaveTextContent('Copiado')
})

test('Escape closes the ways to share and leads back to the button (NAV-29)', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  await render(<Share {...offer} />)
  await share.click()
  await userEvent.tab()
  await expect.element(whatsapp).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(whatsapp).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test.each([
  ['gives no access to the clipboard, as over plain http', undefined],
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('if the browser %s, the address can be copied by hand (NAV-29)', async (_, clipboard) => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await render(<Share {...offer} />)
  await share.click()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(`Copie daqui: ${offer.url}`)
})
