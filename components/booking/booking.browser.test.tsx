import { afterEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import {
  addChildren,
  chooseDays,
  dayIn,
  engine,
  expectOpen,
  formIn,
  openBooking,
  panel,
  renderBooking,
  trigger,
} from '@/e2e/components/booking'
import { prefer } from '@/e2e/components/screen'
import { BookingTrigger } from './booking-trigger'
import { PackageOfPage } from './package-of-page'

const { dates, guests, coupon, submit, calendar, picker } = formIn(panel)
const of2026 = 'de dezembro de 2026'

afterEach(async () => {
  await prefer()
  await page.viewport(1280, 800)
})

test('a family chooses dates, guests, ages and a coupon, and the engine gets exactly eight parameters (BOOK-2, BOOK-7, BOOK-16)', async () => {
  const opened = await openBooking()
  await expect.element(dates).toMatchTextContent('Selecione as datas')
  await expect.element(guests).toMatchTextContent('2 adultos')
  await expect.element(submit).toBeDisabled()
  await expect.element(submit, { message: 'the panel has no error' }).toHaveAccessibleDescription('')
  await chooseDays(panel, `24 ${of2026}`)
  await expect.element(submit).toBeDisabled()
  await dayIn(calendar, `27 ${of2026}`).click()
  await calendar.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(dates).toMatchTextContent('24/12/2026 – 27/12/2026')
  await expect.element(panel.getByText('3 noites', { exact: true })).toBeVisible()

  await guests.click()
  await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(picker).not.toBeInTheDocument()
  await addChildren(panel, '5 anos', '7 anos')
  await expect.element(guests).toMatchTextContent('3 adultos, 2 crianças')
  await userEvent.type(coupon, '  VERÃO & 10% ')
  await submit.click()
  expect(opened.mock.calls).toEqual([
    [
      `${engine}/hotelresults?q=quaresmeira&NRooms=1&CheckIn=24122026&CheckOut=27122026` +
        '&ad=3&ch=2&ag=5%3B7&Code=VER%C3%83O+%26+10%25',
      '_blank',
      'noopener',
    ],
  ])
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()

  await trigger.click()
  await expect
    .element(dates, { message: 'who comes back from the engine finds the search as it was' })
    .toMatchTextContent('24/12/2026 – 27/12/2026')
  await expect.element(coupon).toHaveValue('  VERÃO & 10% ')
  await expect.element(guests).toMatchTextContent('3 adultos, 2 crianças')
})

test('the panel opens from the right, links to the terms, and closes by Escape or a click beside it (BOOK-1, BOOK-8)', async () => {
  await openBooking()
  expect(boxOf(panel)).toMatchObject({ x: 780, width: 500 })
  await expect.element(panel).toMatchTextContent('Ao continuar, você concorda com nossos termos de serviço')
  await expect
    .element(panel.getByRole('link', { name: 'termos de serviço' }))
    .toHaveAttribute('href', '/termos')
  for (let tab = 0; tab < 8; tab++) {
    await userEvent.tab({ shift: tab > 4 })
    expect(panel.element().contains(document.activeElement), 'the focus stays inside').toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard(' ')
  await expectOpen(panel)
  await userEvent.click(page.elementLocator(document.body), { position: { x: 200, y: 400 }, force: true })
  await expect.element(panel).not.toBeInTheDocument()
  await page.viewport(390, 844)
  await trigger.click()
  await expect.element(panel).toBeVisible()
  expect(boxOf(panel)).toMatchObject({ x: 0, width: 390 })
})

test('the calendar has two months with past days struck through, and handles clicks by the rule (BOOK-3, BOOK-4)', async () => {
  await openBooking()
  await chooseDays(panel)
  const months = calendar.getByRole('grid')
  expect(months.elements().map((month) => month.getAttribute('aria-label'))).toEqual([
    'novembro de 2026',
    'dezembro de 2026',
  ])
  const names = [...(months.first().element().querySelectorAll('thead th') ?? [])]
  expect(names.map((name) => name.textContent)).toEqual('dom seg ter qua qui sex sáb'.split(' '))
  await expect
    .element(dayIn(calendar, '14 de novembro de 2026'), { message: 'a week that has passed' })
    .not.toBeInTheDocument()
  await expect.element(dayIn(calendar, '19 de novembro de 2026')).toBeDisabled()
  await expect
    .element(dayIn(calendar, '19 de novembro de 2026'))
    .toHaveStyle({ textDecorationLine: 'line-through' })
  await expect.element(calendar.getByRole('button', { name: /^Hoje, sexta-feira, 20 de/ })).toBeEnabled()
  const earlier = calendar.getByRole('button', { name: 'Ir para o mês anterior' })
  await expect.element(earlier).toBeDisabled()
  await calendar.getByRole('button', { name: 'Ir para o próximo mês' }).click()
  await expect.element(dayIn(calendar, '1 de janeiro de 2027')).toBeEnabled()
  await earlier.click()

  for (const [day, shown] of [
    [20, '20/12/2026 – …'],
    [20, 'Selecione as datas'],
    [17, '17/12/2026 – …'],
    [22, '17/12/2026 – 22/12/2026'],
  ] as const) {
    await dayIn(calendar, `${day} ${of2026}`).click()
    await expect.element(dates).toHaveAccessibleName(`Datas ${shown}`)
  }
  await expect.element(dayIn(calendar, `17 ${of2026}`)).toHaveAccessibleName(/selecionado$/)
  await expect.poll(() => calendar.getByRole('gridcell', { selected: true }).elements()).toHaveLength(6)

  await userEvent.keyboard('{Escape}')
  await expect.element(calendar).not.toBeInTheDocument()
  await expect.element(dates).toHaveFocus()
  await dates.click()
  await expectOpen(calendar)
  await dates.click()
  await expect.element(calendar).not.toBeInTheDocument()
  await dates.click()
  await guests.click()
  await expectOpen(picker)
  await expect.element(calendar).not.toBeInTheDocument()
})

test('Escape while the calendar is being drawn cancels it and leaves the panel open (NAV-14)', async () => {
  await openBooking()
  const button = dates.element()
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  button.click()
  // React has handled the click, and draws the calendar in a later task.
  await Promise.resolve()
  expect(calendar.query()).toBeNull()
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await scheduler.postTask(() => undefined, { priority: 'background' })
  await expect.element(panel).toBeVisible()
  await expect.element(panel).toHaveAttribute('data-state', 'open')
  await expect.element(calendar).not.toBeInTheDocument()
  await dates.click()
  await expect.element(calendar).toBeVisible()
})

test('two clicks before the calendar is drawn again choose both days (BOOK-4)', async () => {
  await openBooking()
  await chooseDays(panel)
  const days = [20, 24].map((day) => dayIn(calendar, `${day} ${of2026}`))
  for (const day of days) await expect.element(day).toBeVisible()
  for (const day of days) {
    day.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    // React has handled the click, and draws the days in a later task.
    await Promise.resolve()
  }
  await expect.element(dates).toHaveAccessibleName('Datas 20/12/2026 – 24/12/2026')
})

test('on narrow screens the months are stacked, with days large enough for fingers, and nothing scrolls sideways (BOOK-3)', async () => {
  await page.viewport(390, 844)
  await openBooking()
  await chooseDays(panel)
  const months = calendar.getByRole('grid')
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.viewport(width, height)
    const [first, last] = [boxOf(months.first()), boxOf(months.last())]
    expect(last.y, `stacked at ${width} px`).toBeGreaterThanOrEqual(first.y + first.height)
    const sides = calendar
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect())
      .map(({ width, height }) => Math.min(width, height))
    expect(Math.min(...sides), `${width} px`).toBeGreaterThanOrEqual(44)
    const sideways = [panel.element(), ...panel.element().querySelectorAll('*')].filter(
      (part) => getComputedStyle(part).overflowX === 'auto' && part.scrollWidth > part.clientWidth,
    )
    expect(sideways).toEqual([])
    dayIn(calendar, `31 ${of2026}`).element().scrollIntoView({ block: 'center' })
    await expect
      .element(calendar.getByRole('button', { name: 'Ir para o próximo mês' }))
      .toBeInViewport({ ratio: 1 })
  }
})

test('on a phone the button that closes the calendar stays visible and uncovered while days are chosen (BOOK-17)', async () => {
  await page.viewport(390, 844)
  await openBooking()
  await chooseDays(panel)
  const close = calendar.getByRole('button', { name: 'Concluir' })
  const isFree = () => {
    const { left, top, width, height } = close.element().getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === close.element()
  }
  await expect.element(close).toBeInViewport({ ratio: 1 })
  await expect.poll(isFree, { message: 'when it opens' }).toBe(true)
  for (const day of [20, 24]) {
    await dayIn(calendar, `${day} ${of2026}`).click()
    await expect.element(close).toBeInViewport({ ratio: 1 })
    await expect.poll(isFree, { message: `after day ${day}` }).toBe(true)
  }
})

test('the guests’ buttons end at the limits, each child has an age, and closing the popover keeps them (BOOK-15)', async () => {
  await openBooking()
  await guests.click()
  for (const hint of ['Idade 13+', 'Idade 0-12']) await expect.element(picker.getByText(hint)).toBeVisible()
  const moreButton = (what: string) => picker.getByRole('button', { name: `Aumentar ${what}` })
  const fewerButton = (what: string) => picker.getByRole('button', { name: `Diminuir ${what}` })
  await expect.element(fewerButton('crianças')).toBeDisabled()
  for (let adults = 2; adults < 8; adults++) await moreButton('adultos').click()
  await expect.element(moreButton('adultos')).toBeDisabled()
  for (let adults = 8; adults > 1; adults--) await fewerButton('adultos').click()
  await expect.element(fewerButton('adultos')).toBeDisabled()
  const ages = picker.getByRole('combobox', { name: /^Idade da criança/ })
  for (let child = 1; child <= 6; child++) await moreButton('crianças').click()
  await expect.element(moreButton('crianças')).toBeDisabled()
  await expect.element(ages).toHaveLength(6)
  await expect.element(ages.last()).toHaveValue('0')
  expect([...ages.first().element().querySelectorAll('option')].map(({ text }) => text)).toEqual([
    '0 anos',
    '1 ano',
    ...Array.from({ length: 11 }, (_, index) => `${index + 2} anos`),
  ])
  for (const [child, age] of ['12 anos', '0 anos', '0 anos', '0 anos', '0 anos', '1 ano'].entries())
    await userEvent.selectOptions(ages.nth(child), age)
  await fewerButton('crianças').click()
  await expect.element(ages).toHaveLength(5)
  await moreButton('crianças').click()
  await expect.element(ages.last()).toHaveValue('0')
  await expect.element(ages.first()).toHaveValue('12')
  await fewerButton('crianças').click()

  await userEvent.keyboard('{Escape}')
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(guests).toHaveFocus()
  await guests.click()
  await panel.getByRole('heading', { name: 'Faça sua reserva' }).click()
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(panel).toBeVisible()
  await expect.element(guests).toHaveAccessibleName(/^Hóspedes 1\sadulto, 5\scrianças$/)
})

test('a hotel that accepts children from eight years on offers no younger age (BOOK-22)', async () => {
  await openBooking({ hotel: { ages: { min: 8, max: 17 } } })
  await guests.click()
  for (const hint of ['Idade 18+', 'Idade 8-17']) await expect.element(picker.getByText(hint)).toBeVisible()
  await picker.getByRole('button', { name: 'Aumentar crianças' }).click()
  const [youngest] = picker.getByRole('option').elements()
  expect(youngest?.textContent).toBe('8 anos')
  await picker.getByRole('button', { name: 'Diminuir crianças' }).click()
})

test('a hotel that accepts no children asks only for adults (BOOK-22)', async () => {
  await openBooking({ hotel: { ages: null } })
  await guests.click()
  await expect.element(picker.getByRole('group', { name: 'Adultos' })).toBeVisible()
  await expect.element(picker.getByRole('group', { name: /Crianças/ })).not.toBeInTheDocument()
})

test('closing the panel by accident loses nothing, and no search is stored (BOOK-2, BOOK-11)', async () => {
  await openBooking()
  await chooseDays(panel, `20 ${of2026}`, `24 ${of2026}`)
  await userEvent.keyboard('{Escape}')
  await guests.click()
  await picker.getByRole('button', { name: 'Aumentar adultos' }).click()
  await picker.getByRole('button', { name: 'Aplicar' }).click()
  await userEvent.type(coupon, 'MATA10')
  await panel.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
  await trigger.click()
  await expect.element(dates).toMatchTextContent('20/12/2026 – 24/12/2026')
  await expect.element(guests).toMatchTextContent('3 adultos')
  await expect.element(coupon).toHaveValue('MATA10')
})

test('typing on while a picker closes keeps the focus (NAV-14)', async () => {
  await openBooking()
  await guests.click()
  await expectOpen(picker)
  const apply = picker.getByRole('button', { name: 'Aplicar' }).element()
  const field = coupon.element()
  if (!(apply instanceof HTMLElement && field instanceof HTMLElement)) throw new Error('no fields')
  // This runs between the picker's end and the next task, as on a phone with a busy processor.
  new MutationObserver((_, observer) => {
    if (picker.query()) return
    observer.disconnect()
    field.focus()
  }).observe(document.body, { childList: true, subtree: true })
  apply.click()
  await expect.element(picker).not.toBeInTheDocument()
  await userEvent.keyboard('MATA10')
  await expect.element(coupon).toHaveValue('MATA10')
})

test('a double click or a held key submits a search once (BOOK-7)', async () => {
  // The form stays for a moment while the panel closes.
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
  const opened = await openBooking()
  await chooseDays(panel, `20 ${of2026}`, `22 ${of2026}`)
  await userEvent.dblClick(submit)
  await expect.element(panel).not.toBeInTheDocument()
  expect(opened).toHaveBeenCalledTimes(1)
  await trigger.click()
  await expect.element(submit).toBeEnabled()
  submit.element().focus()
  await userEvent.keyboard('{Enter>4/}')
  expect(opened).toHaveBeenCalledTimes(2)
})

test('the whole booking works with the keyboard only (BOOK-7)', async () => {
  const opened = await renderBooking()
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('button', { name: 'Fechar' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(dates).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(calendar.getByRole('button', { name: /^Hoje, / })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}')
  const said = calendar.getByRole('status').last()
  await expect.element(said).toMatchTextContent('Entrada em 05/12/2026. Escolha a data de saída')
  await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}')
  await expect.element(said).toMatchTextContent('05/12/2026 a 06/01/2027: 32 noites')
  await userEvent.tab()
  await expect.element(calendar.getByRole('button', { name: 'Concluir' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dates).toHaveFocus()

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(picker.getByRole('button', { name: 'Diminuir adultos' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const adults = picker.getByRole('status').first()
  await expect
    .element(adults, { message: 'a button that becomes disabled gives the focus to the number' })
    .toHaveFocus()
  await expect.element(adults).toMatchTextContent('1')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(picker.getByRole('combobox', { name: 'Idade da criança 1' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(guests).toHaveFocus()
  await expect.element(guests).toMatchTextContent('1 adulto, 1 criança')
  await userEvent.tab()
  await expect.element(coupon).toHaveFocus()
  await userEvent.keyboard('mata{Enter}')
  expect(opened.mock.calls[0]?.[0]).toMatch(/&CheckIn=05122026&CheckOut=06012027&ad=1&ch=1&ag=3&Code=mata$/)
})

test('on a package’s page the panel names it and selects its stay (BOOK-9)', async () => {
  const stay = { from: '2027-02-05', to: '2027-02-10' }
  await openBooking({ children: <PackageOfPage name="Carnaval na serra" {...stay} /> })
  await expect.element(panel).toMatchTextContent('Pacote: Carnaval na serra')
  await expect.element(panel).toMatchTextContent('5 a 10 de fevereiro de 2027')
  await expect.element(dates).toMatchTextContent('05/02/2027 – 10/02/2027')
  await dates.click()
  await expect.element(calendar.getByRole('grid').first()).toHaveAccessibleName('fevereiro de 2027')
  // Keeps the guest's choice within the stay.
  await dayIn(calendar, '6 de fevereiro de 2027').click()
  await dayIn(calendar, '8 de fevereiro de 2027').click()
  await userEvent.keyboard('{Escape}')
  const chosen = dates.element().textContent
  await panel.getByRole('button', { name: 'Fechar' }).click()
  await trigger.click()
  await expect.element(dates).toMatchTextContent(String(chosen))
})

test('a season opens the calendar at its beginning and selects nothing (BOOK-9)', async () => {
  await openBooking({ children: <PackageOfPage name="Inverno" from="2027-06-01" to="2027-08-31" /> })
  await expect.element(dates).toMatchTextContent('Selecione as datas')
  await dates.click()
  await expect.element(calendar.getByRole('grid').first()).toHaveAccessibleName('junho de 2027')
})

test('a past stay is neither named nor selected (BOOK-9)', async () => {
  await openBooking({ children: <PackageOfPage name="Primavera" from="2026-10-01" to="2026-10-03" /> })
  await expect.element(panel).toMatchTextContent('Pacote: Primavera')
  await expect.element(panel).not.toMatchTextContent('outubro')
  await expect.element(dates).toMatchTextContent('Selecione as datas')
})

const family = {
  title: 'Chalé Família',
  anchor: '#familia',
  words: { this: 'Este chalé', of: 'do chalé' },
  name: 'Chalé das Araucárias',
  capacity: 2,
  price: 890,
  image: '/images/serra.svg',
  notes: 'Sem escadas.',
  videoUrl: 'https://videos.hotel.example/chale.mp4',
}

test('a room’s dialog has its summary, notes and film, and a note on too many guests that does not block (BOOK-10, ROOM-12)', async () => {
  const opened = await openBooking({ room: family })
  const dialog = page.getByRole('dialog', { name: 'Chalé Família' })
  const form = formIn(dialog)
  await expect.element(dialog.getByRole('img', { name: 'Fotografia: Chalé das Araucárias' })).toBeVisible()
  for (const text of ['Chalé das Araucárias', 'Acomoda até 2 hóspedes', 'Sem escadas.'])
    await expect.element(dialog).toMatchTextContent(text)
  await expect.element(dialog).toMatchTextContent(/a partir de R\$\s890,00 por noite/)
  const film = dialog.getByRole('link', { name: /^Ver o vídeo do chalé/ })
  await expect.element(film).toHaveAttribute('href', family.videoUrl)
  await expect.element(film).toHaveAttribute('target', '_blank')
  await expect.element(film).toHaveAttribute('rel', 'noopener')
  await addChildren(dialog, '7 anos')
  await expect
    .element(dialog.getByText(/^Este chalé acomoda até 2\shóspedes, e você escolheu 3/))
    .toBeVisible()
  await chooseDays(dialog, `20 ${of2026}`, `22 ${of2026}`)
  await userEvent.keyboard('{Escape}')
  await form.submit.click()
  expect(opened.mock.calls[0]?.[0]).toMatch(/&CheckIn=20122026&CheckOut=22122026&ad=2&ch=1&ag=7&Code=$/)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a room without picture, price, notes and film leaves no gap, and shares the search with the panel (BOOK-10)', async () => {
  const { title, words, capacity } = family
  await openBooking({
    room: { title, words, capacity, name: title },
    children: <BookingTrigger>PAINEL</BookingTrigger>,
  })
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog.getByRole('img')).not.toBeInTheDocument()
  expect(dialog.getByText(title).elements(), 'the name is the title').toHaveLength(1)
  await expect.element(dialog.getByRole('heading', { name: 'Observações' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('link', { name: /vídeo/ })).not.toBeInTheDocument()
  await expect.element(dialog).not.toMatchTextContent('por noite')
  await expect.element(dialog.getByText('Preço sob consulta')).toBeVisible()
  await chooseDays(dialog, `20 ${of2026}`, `22 ${of2026}`)
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'PAINEL' }).click()
  await expect.element(dates).toMatchTextContent('20/12/2026 – 22/12/2026')
})

test('the WhatsApp message has the subject, the address and every choice, and is a large button with children (BOOK-12, BOOK-19)', async () => {
  const canonical = document.head.appendChild(document.createElement('link'))
  Object.assign(canonical, { rel: 'canonical', href: 'https://hotel.example/oferta/natal' })
  await openBooking({ children: <PackageOfPage name="Natal em família" from="2026-12-23" to="2026-12-27" /> })
  const about = [
    'Olá! Gostaria de informações sobre uma estadia.',
    'Pacote: Natal em família',
    'https://hotel.example/oferta/natal',
  ]
  const quiet = panel.getByRole('link', { name: /^WhatsApp/ })
  const large = panel.getByRole('link', { name: /^Perguntar pelo WhatsApp/ })
  const days = 'Datas: 23/12/2026 a 27/12/2026 (4 noites)'
  expect(messageOf(quiet)).toEqual([...about, days, 'Adultos: 2'])
  await expect.element(quiet).toHaveAttribute('target', '_blank')
  await expect.element(quiet).toHaveAttribute('rel', 'noopener')
  await userEvent.type(coupon, 'MATA10')
  await expect.element(large).not.toBeInTheDocument()
  await addChildren(panel, undefined, '7 anos')
  await expect.element(quiet).not.toBeInTheDocument()
  expect(messageOf(large)).toEqual([
    ...about,
    days,
    'Adultos: 2',
    'Crianças: 2 (0 anos, 7 anos)',
    'Cupom: MATA10',
  ])
  const [own, beside] = [boxOf(large), boxOf(submit)]
  expect([own.width, own.height]).toEqual([beside.width, beside.height])
  await guests.click()
  await userEvent.selectOptions(picker.getByRole('combobox').first(), '3 anos')
  canonical.remove()
})

test.each([
  [{ contact: 'whatsapp' }, /^https:\/\/wa\.me\/5524955500143\?text=.*Entrada%3A%2020%2F12%2F2026/],
  [{ contact: 'phone' }, /^tel:\+552455500142$/],
  [{ contact: 'email' }, /^mailto:reservas@hotel\.example\?subject=Pedido%20de%20reserva&body=Entrada/],
  [{ contact: 'whatsapp', whatsapp: null }, /^tel:/],
  [{ contact: 'whatsapp', whatsapp: null, phone: '' }, /^mailto:/],
] as const)(
  'without an engine, a hotel with %j has one link that contains the stay (BOOK-14)',
  async (hotel, address) => {
    await openBooking({ hotel: { ...hotel, engine: null } })
    await chooseDays(panel, `20 ${of2026}`)
    await userEvent.keyboard('{Escape}')
    await expect.element(submit).not.toBeInTheDocument()
    const way = panel.getByRole('link', { name: /^(Perguntar pelo WhatsApp|Ligar|Pedir)/ })
    await expect.element(way).toHaveAttribute('href', expect.stringMatching(address))
  },
)

test('in forced colours the panel has an edge, and both ends of a stay are visible (BOOK-3, NAV-17)', async () => {
  await prefer({ 'forced-colors': 'active' })
  await openBooking()
  await expect.element(panel).toHaveStyle({ borderTopWidth: '1px' })
  await chooseDays(panel)
  const picture = (day: number) => dayIn(calendar, `${day} ${of2026}`).screenshot({ save: false })
  const free = { middle: await picture(22), end: await picture(20) }
  for (const day of [20, 24]) await dayIn(calendar, `${day} ${of2026}`).click()
  await expect.element(dayIn(calendar, `24 ${of2026}`)).toHaveAccessibleName(/selecionado$/)
  const end = await picture(20)
  expect(await picture(22), 'a day within').not.toBe(free.middle)
  expect(end, 'the start').not.toBe(free.end)
  await dayIn(calendar, `17 ${of2026}`).click()
  await expect.element(dayIn(calendar, `17 ${of2026}`)).toHaveAccessibleName(/selecionado$/)
  const middle = await picture(20)
  expect(middle, 'an end and a day within').not.toBe(end)
  expect(middle, 'the former start within').not.toBe(free.end)
})

function boxOf(locator: Locator) {
  const { x, y, width, height } = locator.element().getBoundingClientRect()
  return { x, y, width, height }
}

function messageOf(link: Locator): string[] {
  const { searchParams } = new URL(String(link.element().getAttribute('href')))
  return String(searchParams.get('text')).split('\n')
}
