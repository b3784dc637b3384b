import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { translatePage } from '@/e2e/components/translate'
import { EnquiryLink } from './enquiry-link'

test('in a translated page an enquiry’s message contains the answers (NAV-27)', async () => {
  await render(
    <section>
      <label htmlFor="nome">Nome</label>
      <input id="nome" required />
      <EnquiryLink href="https://wa.me/5524999998888?text=Oi" labels={['Nome']} className="">
        Enviar pelo WhatsApp
      </EnquiryLink>
    </section>,
  )
  translatePage()
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))
  const link = page.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await link.click()
  await page.getByLabelText('Nome').fill('Ana')
  await link.click()
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('Ana'))
})
