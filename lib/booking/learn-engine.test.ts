import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeTemplate, engineLink, standardEngine, templateError } from './engine-template'
import { exampleStay, learnEngine, testStay } from './learn-engine'

const example = exampleStay('2026-11-26')
const [age1, age2] = example.ages
const origin = 'https://motor.example'

type Stay = { from: string; to: string; adults: number; ages: number[]; coupon: string }

/** Returns the parts of the forms, written without the code under test. */
function stayParts({ from, to, adults, ages, coupon }: Stay) {
  const dateParts = (date: string) => {
    const [y = '', m = '', d = ''] = date.split('-')
    const [br, us] = [`${d}/${m}/${y}`, `${m}/${d}/${y}`]
    return { y, m, d, iso: date, br, us, month: Number(m), day: Number(d) }
  }
  const nights = Math.round((new Date(to).getTime() - new Date(from).getTime()) / 86_400_000)
  const code = encodeURIComponent(coupon)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  const guests = { ad: adults, ch: ages.length, ages, all: adults + ages.length }
  return { a: dateParts(from), b: dateParts(to), nights, code, ...guests }
}

const encode = encodeURIComponent
const joinAges = (ages: number[], item: (age: number, index: number) => string) => ages.map(item).join('')

/** Address forms that engines document or hotels' sites use; those without a name are variations. */
function forms(stay: Stay): Record<string, string> {
  const { a, b, nights, ad, ch, ages, code, all } = stayParts(stay)
  return {
    Omnibees: `/hotelresults?c=9224&q=17134&currencyId=16&lang=pt-BR&hotel_folder=&NRooms=1&CheckIn=${a.d}${a.m}${a.y}&CheckOut=${b.d}${b.m}${b.y}&ad=${ad}&ch=${ch}&ag=${ages.join('%3B')}&Code=${code}`,
    Letsbook: `/D/Reserva?checkin=${encode(a.br)}&checkout=${encode(b.br)}&cidade=&hotel=12&adultos=${ad}&criancas=${ages.join('%2C')}&destino=Pratagy+Beach&promocode=${code}&tarifa=&mesCalendario=11%2F14%2F2026`,
    'Letsbook, without zeros': `/D/Reserva?checkin=${a.day}%2F${a.month}%2F${a.y}&checkout=${b.day}%2F${b.month}%2F${b.y}&hotel=12&adultos=${ad}&criancas=${ages.join(';')}`,
    HQBeds: `/pousada/rooms?arrival=${a.iso}&departure=${b.iso}&coupon=${code}&adults=${ad}&children=${ch}`,
    'HQBeds, other names': `/pousada?checkin=${a.iso}&checkout=${b.iso}&adults=${ad}&children=${ch}&childrenAges=${ages.join(',')}`,
    'Cloudbeds, in the fragment': `/reservation/4nfQ6E?currency=brl#checkin=${a.iso}&checkout=${b.iso}&adults=${ad}&kids=${ch}&promo=${code}`,
    'Cloudbeds, in the query': `/en/reservation/iyXSJl?adults=${ad}&kids=${ch}&checkin=${a.iso}&checkout=${b.iso}&roomtype_id=357`,
    SynXis: `/?adult=${ad}&arrive=${a.iso}&chain=19511&child=${ch}&childages=${ages.join('%7C')}&currency=BRL&depart=${b.iso}&hotel=70052&level=hotel&locale=pt-BR&promo=${code}&rooms=1&sbe_ri=0`,
    SiteMinder: `/properties/pousadadirect?locale=pt&items[0][adults]=${ad}&items[0][children]=${ch}&items[0][infants]=0&currency=BRL&checkInDate=${a.iso}&checkOutDate=${b.iso}&promocode=${code}&trackPage=yes`,
    'Little Hotelier, with encoded names': `/properties/pousada?utf8=%E2%9C%93&items%5B0%5D%5Badults%5D=${ad}&items%5B0%5D%5Bchildren%5D=${ch}&check_in_date=${a.d}-${a.m}-${a.y}&check_out_date=${b.d}-${b.m}-${b.y}`,
    'Silbeck, in the path': `/hotel/pt-br/reserva/busca/checkin/${a.d}-${a.m}-${a.y}/checkout/${b.d}-${b.m}-${b.y}/adultos-000001/${ad}/criancas-000004/${ch}`,
    'Silbeck, in the query': `/hotel/pt-br/reserva/busca/?checkin=${a.iso}&checkout=${b.iso}&adultos-000001=${ad}&promo=${code}`,
    Mews: `/distributor/b2f7c5a2-2e75-4b9d-b827-e77cd4fae3d6?mewsStart=${a.iso}&mewsEnd=${b.iso}&mewsAdultCount=${ad}&mewsChildCount=${ch}&mewsVoucherCode=${code}&mewsRoute=rates`,
    Niara: `/hotel/chatbot?clientId=257&bookingStartDate=${a.iso}&bookingEndDate=${b.iso}&occupancy_adults=${ad}&occupancy_childrenAges=${ages.join('%2C')}&hotelId=15`,
    'TravelClick, month first': `/110426?datein=${encode(a.us)}&dateout=${encode(b.us)}&identifier=&adults=${ad}&children=${ch}#/accommodation/room`,
    Roomlynx: `/rezrooms2/loadOBMApplication.action?siteId=KARMA&request_locale=en&arrival=${a.br}&numberOfNights=${nights}&numberOfPersons=${all}&numberOfChildren=${ch}&offerCode=${code}`,
    'Simple Booking': `/ibe2/hotel/1467?lang=PT&cur=BRL&in=${a.iso}&out=${b.iso}&guests=${Array(ad).fill('A').join('%2C')}${joinAges(ages, (age) => `%2C${age}`)}&coupon=${code}`,
    'Booking.com, each parameter twice': `/hotel/br/a.html?aid=356980&checkin=${a.iso}&checkout=${b.iso}&group_adults=${ad}&req_adults=${ad}&no_rooms=1&group_children=${ch}&req_children=${ch}${joinAges(ages, (age) => `&age=${age}`)}${joinAges(ages, (age) => `&req_age=${age}`)}&room1=${Array(ad).fill('A').join(',')}${joinAges(ages, (age) => `,${age}`)}&hpos=1`,
    'Booking.com, the date in three parameters': `/searchresults.html?ss=a&group_adults=${ad}&group_children=${ch}&checkin_year=${a.y}&checkin_month=${a.month}&checkin_monthday=${a.day}&checkout_year=${b.y}&checkout_month=${b.month}&checkout_monthday=${b.day}&no_rooms=1`,
    'Booking.com, month and year together, semicolons between parameters': `/hotel.html?aid=31;checkin_monthday=${a.d};checkin_year_month=${a.y}-${a.m};checkout_monthday=${b.d};checkout_year_month=${b.y}-${b.m};group_adults=${ad};group_children=${ch}`,
    'Google, with nights': `/?hotelID=42&checkinDay=${a.d}&checkinMonth=${a.m}&checkinYear=${a.y}&nights=${nights}&rooms=1`,
    'rooms by comma, ages by semicolon': `/?date=${a.iso}&nights=${nights}&adults=${ad}&children-age=${ages.join(';')}`,
    startDay: `/search?x=&startDay=${a.iso}&nrNights=${nights}&nrAdults=${ad}&nrChildren=${ch}`,
    'a query in the fragment': `/checkout#?arrive=${a.iso}&depart=${b.iso}&promocode=${code}`,
    'a path and a query in the fragment': `/app/?h=70#/busca/12/hotel?entrada=${a.br}&saida=${b.br}&adultos=${ad}&criancas=${ch}${joinAges(ages, (age, i) => `&idade${i + 1}=${age}`)}&cupom=${code}`,
    'arrival and nights': `/?lang=10&arrival=${a.br}&nights=${nights}`,
    'month first': `/?ci=${a.m}-${a.d}-${a.y}&co=${b.m}-${b.d}-${b.y}`,
    'points and two digits': `/?von=${a.d}.${a.m}.${a.y.slice(2)}&bis=${b.d}.${b.m}.${b.y.slice(2)}`,
    'departure first': `/?saida=${b.y}${b.m}${b.d}&chegada=${a.y}${a.m}${a.d}&adt=${ad}`,
    'both dates in one value': `/?dates=${a.iso}%2C${b.iso}&guests=`,
    'with time, in JSON': `/?q=%7B%22from%22:%22${a.iso}T00:00:00.000Z%22,%22to%22:%22${b.iso}T00:00:00.000Z%22,%22ages%22:[${ages.join(',')}]%7D`,
    'seconds in UTC': `/?from=${Date.parse(a.iso) / 1000}&to=${Date.parse(b.iso) / 1000}&adults=${ad}`,
    'milliseconds in Brasília': `/s/${Date.parse(`${a.iso}T00:00-03:00`)}/${Date.parse(`${b.iso}T00:00-03:00`)}/`,
    'repeated ages, first in the query': `/?${ages.map((age) => `ages[]=${age}`).join('&')}&in=${a.iso}&out=${b.iso}`,
    'ages in an array': `/?checkInFrom=${a.iso}T00%3A00%3A00&checkOut=${b.iso}&adultsCount=${ad}${joinAges(ages, (age, i) => `&childrenAges%5B${i}%5D=${age}`)}&cities%5B0%5D=408`,
    'rooms with hyphens': `/?ci=${a.iso}&co=${b.iso}&rooms=${ad}${joinAges(ages, (age) => `-${age}`)}&utm=x`,
    'rooms with a colon': `/?ci=${a.iso}&co=${b.iso}&rooms=${ad}${ages.length > 0 ? ':' : ''}${ages.join(',')}#top`,
    'adults and children in one value': `/${a.y}/${a.m}/${a.d}/${b.y}/${b.m}/${b.d}/${ad}-${ch}`,
    'matrix parameters': `/quartos;de=${a.iso};ate=${b.iso};a=${ad};ch=${ch}/lista?v=12`,
    'empty parameters for more children, which go': `/?in=${a.iso}&out=${b.iso}&cupom=${code}${joinAges(ages, (age, i) => `&child0${i + 1}=${age}`)}`,
    'an Italian engine, with rooms first': `/?tot_camere=1&gg=${a.day}&mm=${a.month}&aa=${a.y}&notti_1=${nights}&tot_adulti=${ad}&tot_bambini=${ages.length}&st_bambini=${ages.join(',')}`,
    'the parts of both dates in groups, and the nights': `/?d=${a.d}&d=${b.d}&m=${a.m}&m=${b.m}&y=${a.y.slice(2)}&y=${b.y.slice(2)}&n=${nights}`,
    'the arrival whole and in parts': `/?in=${a.iso}&out=${b.iso}&dia=${a.d}&mes=${a.m}&ano=${a.y}`,
    'departure first, in parts': `/?${b.day}&${b.month}&${b.y}&${a.day}&${a.month}&${a.y}`,
    'each age with the one child that has it': `/?in=${a.iso}&out=${b.iso}&a=${ad}&children=${ages.map((age) => `1_${age}`).join(',')}`,
    'all in JSON': `/?q=${encode(JSON.stringify({ in: a.iso, out: b.iso, rooms: [{ adults: ad, children: ch, ages }] }))}&v=1`,
    'coupon in the path': `/promo/${code}/de/${a.iso}/ate/${b.iso}?id=20270121202`,
  }
}

/** Examples with empty parameters for more children, which are dropped. */
const unlike: Record<string, string> = {
  'empty parameters for more children, which go': `/?in=${example.from}&out=${example.to}&cupom=TESTE&child01=${age1}&child02=${age2}&child03=&child04=`,
}

const text = fc.string({ unit: fc.constantFrom(...'&=;%+#?/\\ \'"<>@:,.{}1ção😀2Bab'), maxLength: 20 })
const stays = fc
  .record({
    first: fc.integer({ min: 0, max: 3_000 }),
    nights: fc.integer({ min: 1, max: 30 }),
    adults: fc.integer({ min: 1, max: 8 }),
    ages: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
    coupon: text.map((code) => code.trim()).filter((code) => !/^\.\.?$/.test(code)),
  })
  .map(({ first, nights, ...guests }): Stay => {
    const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)
    return { from: day(first), to: day(first + nights), ...guests }
  })

function learnOrThrow(address: string) {
  const result = learnEngine(address, example)
  if (!result.ok) throw new Error(`${result.error} ${address}`)
  expect(templateError(result.template)).toBeNull()
  return result
}

test.each(Object.keys(forms(example)))('learns from one example: %s', (form) => {
  const address = `${origin}${unlike[form] ?? forms(example)[form]}`
  const { template } = learnOrThrow(address)
  if (!unlike[form]) expect(engineLink(template, example)).toBe(address)
  fc.assert(
    fc.property(stays, (stay) => {
      const expected = `${origin}${forms(stay)[form]}`
      // Without children, a list that is first in the query leaves an empty parameter.
      expect(engineLink(template, stay)?.replace(stay.ages.length === 0 ? '?&' : '?', '?')).toBe(
        expected.replace('?&', '?'),
      )
    }),
    { numRuns: 50 },
  )
})

test('the example and the test repeat no number on any day (BOOK-20)', () => {
  expect(example).toEqual({ from: '2027-04-06', to: '2027-04-13', adults: 3, ages: [8, 9], coupon: 'TESTE' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const today = new Date(Date.UTC(2026, 0, 1 + days))
      const stay = exampleStay(today.toISOString().slice(0, 10))
      const other = testStay(stay)
      for (const { from, to, adults, ages } of [stay, other]) {
        const [year, month, day] = from.split('-').map(Number)
        const last = Number(to.slice(8))
        const guests = [adults, ages.length, adults + ages.length, ...ages]
        const numbers = [1, Number(year) % 100, month, day, last, last - Number(day), ...guests]
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(from.slice(0, 7)).toBe(to.slice(0, 7))
        expect(Math.max(...ages)).toBeLessThanOrEqual(12)
        expect(day).toBeLessThan(10)
      }
      const ahead = (Date.parse(stay.from) - today.getTime()) / 86_400_000
      expect(ahead).toBeGreaterThanOrEqual(14)
      expect(ahead).toBeLessThan(160)
      expect(other.from.slice(0, 7) > stay.from.slice(0, 7)).toBe(true)
    }),
  )
})

const dates = `checkin=${example.from}&checkout=${example.to}`

test.each([
  ['', 'Cole o endereço completo'],
  ['motor.example/?a=1', 'Cole o endereço completo'],
  ['javascript:alert(1)//https://motor.example', 'Cole o endereço completo'],
  ['data:text/html,x', 'Cole o endereço completo'],
  [`ftp://motor.example/?${dates}`, 'Cole o endereço completo'],
  [`https:///motor.example/?${dates}`, 'Cole o endereço completo'],
  [`https:\\\\motor.example/?${dates}`, 'Cole o endereço completo'],
  [`https://motor.example/?${dates} x`, 'Cole o endereço completo'],
  [`https://a:b@motor.example/?${dates}`, 'um usuário ou uma senha'],
  [`https://motor.example\\@mau.example/?${dates}`, 'um usuário ou uma senha'],
  [`https://motor.example/?${dates}&x=${'a'.repeat(2000)}`, 'mais de 2.000 letras'],
  [
    'https://motor.example/?a=1',
    'Nenhuma data da estadia está no endereço. Procure no motor exatamente de 06/04/2027 a 13/04/2027.',
  ],
  [`${origin}/?checkout=2027-04-13`, 'A saída está no endereço, mas não a chegada.'],
  [`${origin}/?checkin=2027-04-06`, 'nem a saída nem o número de noites'],
  [`${origin}/?h=120270406&checkin=202704060&checkout=2027-04-13`, 'mas não a chegada'],
  ['https://06-04-2027.example/?checkout=2027-04-13', 'mas não a chegada'],
  [`${origin}/?dia=6&mes=4&ano=2027&dia=13&mes=4`, 'Não se vê no endereço a qual data pertence'],
  [`${origin}/?${dates}&mes=4&ano=2027`, 'Não se reconhece o que é 4 em “mes=4”'],
  [`${origin}/?${dates}&calendario=2027`, 'Não se reconhece o que é 2027 em “calendario=2027”'],
  [`${origin}/?${dates}&x=08`, 'Não se reconhece o que é 08 em “x=08”'],
  [`${origin}/?${dates}&adultos=03`, 'Não se reconhece o que é 03 em “adultos=03”'],
  [`${origin}/?${dates}&idades=9,8`, 'Não se reconhece o que é 9 em “idades=9,8”'],
  [`${origin}/?${dates}&q=[{"age":8},{"age":9}]`, 'Não se reconhece o que é 8 em'],
  ...[
    'guests=3A2C',
    'pax=3A+2C',
    'pax=ADT3CHD2',
    'occ=3x2',
    'adults=3.0',
    'idades=8anos,9anos',
    'r=1x3a8a9',
  ].map((words) => [`${origin}/?${dates}&${words}`, `em “${words}”`]),
  [`${origin}/?${dates}&q="TESTE"`, 'Não se reconhece o que é TESTE em “q="TESTE"”'],
])('refuses %s', (address, error) => {
  expect(learnEngine(address, example)).toEqual({ ok: false, error: expect.stringContaining(error) })
})

/** Returns the description of a learnt template, without titles. */
function describeLearnt(query: string) {
  return describeTemplate(learnOrThrow(`${origin}/${query}`).template, example)
}

test('says in words what it found, how it is written on its own day, and what it did not find (BOOK-21)', () => {
  expect(
    describeLearnt(`?q=1346&CheckIn=06%2F04%2F2027&CheckOut=13%2F04%2F2027&ad=3&ch=2&ag=8%3B9&Code=TESTE`),
  ).toEqual([
    'Chegada: parâmetro "CheckIn", escrita como 06/04/2027.',
    'Saída: parâmetro "CheckOut", escrita como 13/04/2027.',
    'Adultos: parâmetro "ad".',
    'Crianças: parâmetro "ch".',
    'Idades: parâmetro "ag", separadas por ";".',
    'Cupom: parâmetro "Code".',
    'Fica sempre igual: q=1346.',
  ])
  expect(describeLearnt('de/06-04-2027?nights=7')).toEqual([
    'Chegada: no caminho, depois de "de", escrita como 06-04-2027.',
    'Saída: parâmetro "nights", em noites.',
    'Adultos: este motor não os recebe.',
    'Crianças: este motor não recebe o número delas.',
    'Idades: este motor não as recebe.',
    'Cupom: este motor não o recebe.',
    'Fica sempre igual: nada mais.',
  ])
  expect(describeLearnt(`?${dates}&persons=5&age1=8&age2=9&guests=A,A,A&promo=`).slice(2)).toEqual([
    'Adultos: parâmetro "persons", adultos e crianças somados; parâmetro "guests".',
    'Crianças: parâmetro "persons", adultos e crianças somados.',
    'Idades: parâmetro "age1", um para cada.',
    'Cupom: este motor não o recebe.',
    'Fica sempre igual: promo=.',
  ])
})

test('matches by number, not by name, and shows accidental matches', () => {
  expect(describeLearnt(`?${dates}&kids=3&adults=2&hotel=2&rooms=1`).slice(2)).toEqual([
    'Adultos: parâmetro "kids".',
    'Crianças: parâmetro "adults"; parâmetro "hotel".',
    'Idades: este motor não as recebe.',
    'Cupom: este motor não o recebe.',
    'Fica sempre igual: rooms=1.',
  ])
})

test('never takes a part of a longer number, name, word, decimal or escape', () => {
  const rest = '&id=520270406&sid=1202704130&v=18;99&w=88,9x&age=89&3=b#x5&lat=-2.3&%32=1&ibe2=v2&hash=4nfQ6E'
  const link = engineLink(learnOrThrow(`${origin}/ibe2/?${dates}${rest}`).template, {
    ...example,
    from: '2028-02-03',
    to: '2028-02-04',
    ages: [1],
  })
  expect(link).toBe(`${origin}/ibe2/?checkin=2028-02-03&checkout=2028-02-04${rest}`)
})

const address = fc
  .array(
    fc.constantFrom(
      ...'?&#;=/%{}.-ç12345689',
      ...['%2F', '%5B', 'age', 'ad', '13', '2027', 'TESTE', '2027-04-06', '13042027', 'A,A,A'],
    ),
    { maxLength: 60 },
  )
  .map((parts) => `${origin}/${parts.join('')}`)

test('never throws, and every learnt template is valid and keeps the link’s origin', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        address.map((text) => `${text}&${dates}`),
        fc.string({ unit: 'binary' }),
      ),
      stays,
      (text, stay) => {
        const result = learnEngine(text, example)
        if (!result.ok) return
        expect(templateError(result.template)).toBeNull()
        expect(new URL(String(engineLink(result.template, stay))).origin).toBe(origin)
        expect(describeTemplate(result.template, example)).toHaveLength(7)
      },
    ),
  )
})

test('learning leaves no number of the example as a separate value', () => {
  fc.assert(
    fc.property(address, (text) => {
      const result = learnEngine(`${text}&${dates}`, example)
      if (!result.ok) return
      const rest = result.template.replace(/\{[^{}]*\}/g, 'x').replace(/[?&;/#][^?&;/#=]*=/g, '&')
      expect(rest.split(/[?&;/#]/)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:0?[2-9]|13|2027|TESTE)$/)]),
      )
    }),
  )
})

test('a template learnt by a former version, with names and orders, still works', () => {
  const stored = `${origin}/?in={chegada:d/M/yyyy}&out={saida:dd%2FMM%2Fyy}&n={noites}&g={adultos:|A|,}{idades:,||,}&ages={idades:&|age#1=|&}&p={hospedes}&c={cupom}`
  expect(templateError(stored)).toBeNull()
  expect(
    engineLink(stored, { from: '2028-02-03', to: '2028-02-14', adults: 2, ages: [5, 7], coupon: 'X' }),
  ).toBe(`${origin}/?in=3/2/2028&out=14%2F02%2F28&n=11&g=A,A,5,7&ages=&age1=5&age2=7&p=4&c=X`)
})

test.each(['/?promo=TESTE&', '/promo/TESTE/?', '/#?promo=TESTE&', '/#/a/TESTE?', '/a;promo=TESTE;b=1?'])(
  'a coupon cannot leave its place: %s',
  (form) => {
    const [before = '', after = ''] = `${origin}${form}${dates}`.split('TESTE')
    const { template } = learnOrThrow(`${before}TESTE${after}`)
    fc.assert(
      fc.property(
        fc.oneof(text, fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '%2e', '%2e%2e', '/..')),
        (coupon) => {
          const link = String(engineLink(template, { ...example, coupon }))
          expect(link.startsWith(before) && link.endsWith(after)).toBe(true)
          expect(link.slice(before.length, link.length - after.length)).toMatch(/^[^/?#&=;\s\\]*$/)
          const segments = new URL(link).pathname.split('/')
          expect(segments.length).toBe(new URL(before + after).pathname.split('/').length)
        },
      ),
    )
  },
)

test('there is no link before both dates are chosen', () => {
  const { template } = learnOrThrow(`${origin}/?${dates}`)
  expect(engineLink(template, { ...example, to: null })).toBeNull()
})

test.each([
  ['https://motor.example/?in={chegada:dd/MM/yyyy}&n={noites}', null],
  ['https://motor.example/?in={chegada:dd/MM/yyyy}', 'nem a saída nem o número de noites'],
  ['https://motor.example/?in={chegada}&n={noites}', 'Diga como a data é escrita'],
  ['https://motor.example/?in={chegada:dia}&n={noites}', 'Diga como a data é escrita'],
  ['https://motor.example/?in={entrada:dd/MM/yyyy}&n={noites}', '{entrada:dd/MM/yyyy} não é conhecido'],
  ['https://motor.example/?in={chegada:dd/MM/yyyy}&n={noites', '{noites não é conhecido'],
  ['https://{cupom}.example/?in={chegada:dd/MM/yyyy}&n={noites}', 'O início do endereço'],
  ['javascript:alert({chegada:dd/MM/yyyy}{noites})', 'Cole o endereço completo'],
])('a hand-typed template: %s', (template, error) => {
  expect(templateError(template)).toEqual(error && expect.stringContaining(error))
})

test('the standard engine has exactly eight parameters, in order (BOOK-7)', () => {
  const engine = standardEngine({ host: 'https://reservas.example', hotelId: 'a b&{c}' })
  expect(templateError(engine)).toBeNull()
  const stay = { from: '2026-12-24', to: '2027-01-02', adults: 3, ages: [5, 7], coupon: ' VERÃO&10 ' }
  expect(engineLink(engine, stay)).toBe(
    'https://reservas.example/hotelresults?q=a+b%26%7Bc%7D&NRooms=1&CheckIn=24122026&CheckOut=02012027' +
      '&ad=3&ch=2&ag=5%3B7&Code=VER%C3%83O%2610',
  )
  expect(engineLink(engine, { ...stay, ages: [], coupon: '' })).toMatch(/&ad=3&ch=0&ag=&Code=$/)
})
