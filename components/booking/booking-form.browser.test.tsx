import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { press } from '@/e2e/components/press'
import { translatePage } from '@/e2e/components/translate'
import { BookingDialog } from './booking-dialog'
import type { HotelBooking, RoomDialog } from './booking-state'

const hotel: HotelBooking = {
  engine: 'https://reservas.quaresmeira.example/hotelresults?CheckIn={checkIn}',
  contact: 'whatsapp',
  ages: { min: 0, max: 12 },
  phone: '(24) 3333-4444 / (24) 99999-8888',
  email: 'contato@quaresmeira.example',
  whatsapp: '5524999998888',
}

const room: RoomDialog = {
  title: 'Família',
  words: { this: 'Este chalé', of: 'do chalé' },
  name: 'Chalé do Lago',
  capacity: 2,
  price: 900,
  notes: 'Com lareira.',
  videoUrl: 'https://vimeo.com/1',
}

function Panel({ dialog }: { dialog?: RoomDialog }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        RESERVAR AGORA
      </button>
      <BookingDialog
        {...hotel}
        {...(dialog && { dialog })}
        open={open}
        opening={1}
        onClose={() => setOpen(false)}
        hint={{ name: 'Natal' }}
      />
    </>
  )
}

const dates = () => page.getByRole('button', { name: /^Datas/ })
const guests = () => page.getByRole('button', { name: /^Hóspedes/ })
const calendar = () => page.getByRole('dialog', { name: 'Datas da estadia' })

async function openPanel() {
  await press(page.getByRole('button', { name: 'RESERVAR AGORA' }))
  await expect.element(dates()).toBeVisible()
}

beforeEach(() => {
  history.replaceState(null, '', '#')
})

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search)
})

test('after an in-page link, panel, calendar and guests open and close without an entry in the history (NAV-14)', async () => {
  await render(<Panel />)
  // What a native anchor leaves: an entry that the router does not know.
  const { href } = location
  const [push, replace] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'replaceState')]
  const entries = history.length
  await openPanel()
  await press(dates())
  await expect.element(calendar()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar()).not.toBeInTheDocument()
  await press(guests())
  await press(page.getByRole('button', { name: 'Aplicar' }))
  await expect.element(guests()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dates()).not.toBeInTheDocument()
  expect([push.mock.calls, replace.mock.calls, history.length, location.href]).toEqual([
    [],
    [],
    entries,
    href,
  ])
})

test.each([{ dialog: undefined }, { dialog: room }])(
  'in a translated page the whole panel can be used, and says what was chosen (NAV-27)',
  async (shown) => {
    await render(<Panel {...shown} />)
    translatePage()
    await openPanel()
    await press(dates())
    await press(calendar().getByRole('button', { name: /20 de dezembro de 2026/ }))
    await press(calendar().getByRole('button', { name: /23 de dezembro de 2026/ }))
    await press(page.getByRole('button', { name: /próximo mês/i }))
    await press(page.getByRole('button', { name: 'Concluir' }))
    await expect.element(dates()).toHaveFocus()
    await expect.element(dates()).toHaveTextContent('20/12/2026 – 23/12/2026')
    await expect.element(page.getByText('3 noites', { exact: true })).toBeVisible()
    await press(guests())
    for (const name of ['crianças', 'crianças', 'adultos'])
      await press(page.getByRole('button', { name: `Aumentar ${name}` }))
    await press(page.getByRole('button', { name: 'Diminuir crianças' }))
    await page.getByRole('combobox', { name: 'Idade da criança 1' }).selectOptions('5')
    await press(page.getByRole('button', { name: 'Diminuir crianças' }))
    await press(page.getByRole('button', { name: 'Aumentar crianças' }))
    await press(page.getByRole('button', { name: 'Aplicar' }))
    await expect.element(guests()).toHaveFocus()
    await expect.element(guests()).toHaveTextContent('3 adultos, 1 criança')
    await page.getByPlaceholder('Cupom').fill('TESTE')
    await press(guests())
    await press(page.getByRole('button', { name: 'Diminuir crianças' }))
    await press(page.getByRole('button', { name: 'Aplicar' }))
    await expect.element(guests()).toHaveFocus()
    await press(page.getByRole('button', { name: 'Fechar' }))
    await expect.element(dates()).not.toBeInTheDocument()
    await openPanel()
    await expect.element(dates()).toHaveTextContent('20/12/2026 – 23/12/2026')
    const handOff = vi.spyOn(window, 'open').mockReturnValue(null)
    await press(page.getByRole('button', { name: 'Verificar Disponibilidade' }))
    expect(handOff).toHaveBeenCalledOnce()
    await expect.element(dates()).not.toBeInTheDocument()
  },
)
