import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { parseSite } from '@/lib/site/test-site'
import { demoConfiguration, demoContacts, demoHotel } from '../../supabase/local/demo/test-content'
import { SiteFooter } from './site-footer'

const { getSiteContent, variables } = vi.hoisted(() => ({
  getSiteContent: vi.fn(),
  variables: { now: {} },
}))
vi.mock('@/lib/publication/site-loader', async () =>
  (await import('@/lib/site/test-site')).publishing(getSiteContent),
)
vi.mock('@/lib/env', () => ({
  env: () => ({
    SITE_URL: 'https://hotel.example',
    BOOKING_ENGINE_URL: 'https://r.example',
    BOOKING_HOTEL_ID: 'r',
    ...variables.now,
  }),
}))

async function footer(contacts: object, configuration: object = demoConfiguration) {
  getSiteContent.mockResolvedValue(
    parseSite({ hotel: demoHotel, configuration, contacts: [{ id: 'contacts', ...contacts }] }),
  )
  const { prelude } = await prerender(<SiteFooter />)
  return new Response(prelude).text()
}

test('shows each contact as it is stored', async () => {
  const html = await footer(demoContacts)
  const { hours, cnpj, cadastur, instagram, facebook, tripadvisor, google_profile, credit_url } = demoContacts
  const phones = ['tel:+552455500142', 'tel:+552455500188', 'https://wa.me/5524955500142']
  for (const href of [...phones, instagram, facebook, tripadvisor, google_profile, credit_url])
    expect(html).toContain(`href="${href}"`)
  for (const text of [hours, `CNPJ\u00a0${cnpj}`, `Cadastur\u00a0${cadastur}`]) expect(html).toContain(text)
})

test('empty values leave no column, label or separator', async () => {
  const html = await footer({}, { email: '', phone: '', address: '' })
  expect(html).not.toMatch(/Contato|Redes sociais|Site por|CNPJ|Cadastur|<address|<br|·|undefined|null/)
  expect(html).not.toMatch(/<(ul|p|li|div|h2|nav)[^>]*><\/\1>/)
  const some = await footer({ cadastur: demoContacts.cadastur, credit_name: 'Ateliê' })
  expect(some).toContain(`<br/>Cadastur\u00a0${demoContacts.cadastur}`)
  expect(some).toContain('<span>Site por Ateliê</span>')
  expect(await footer({ credit_url: 'https://www.atelie.example/x' })).toContain('Site por atelie.example')
})

test('the environment supplies the company if none is stored', async () => {
  variables.now = { HOTEL_LEGAL_NAME: 'Serra Ltda.', HOTEL_CNPJ: '11.222.333/0001-81' }
  expect(await footer({})).toContain('Serra Ltda. · CNPJ\u00a011.222.333/0001-81')
  const other = await footer({ legal_name: 'Vale Ltda.' })
  expect(other).toContain('Vale Ltda.')
  expect(other).not.toMatch(/CNPJ|11\.222\.333/)
})
