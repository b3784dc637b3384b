import { expect, test } from 'vitest'
import { aboutForm, brandForm, configurationForm, heroCallForm, heroMediaForm } from './hotel-forms'

const call = { title: '', subtitle: '', background_url: '', cta_primary_text: '', cta_primary_url: '' }
const configuration = { logo_url: '', primary_color: '#065f46', address: '', phone: '', email: '' }

const links = ['/quartos', 'https://reservas.example/?a=1', 'http://reservas.example']
const noLinks = ['https://user:pw@reservas.example/', 'javascript:alert(1)', '//outro.example']

test.each(links)('%s is a link', (address) => {
  expect(heroCallForm.parse({ ...call, cta_primary_url: ` ${address} ` }).cta_primary_url).toBe(address)
})

test.each(noLinks)('%s is no link and no image (DATA-10)', (address) => {
  expect(heroCallForm.safeParse({ ...call, cta_primary_url: address }).success).toBe(false)
  expect(heroCallForm.safeParse({ ...call, background_url: address }).success).toBe(false)
  expect(configurationForm.safeParse({ ...configuration, logo_url: address }).success).toBe(false)
})

test('overlong values have a message at their field; two telephones fit', () => {
  const about = { title: 'a'.repeat(121), subtitle: '', description: 'a'.repeat(900_000), image_url: null }
  const { error } = aboutForm.safeParse(about)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Use no máximo 120 caracteres'],
    ['description', 'Use no máximo 4000 caracteres'],
  ])
  const media = { title: '', subtitle: '', background_url: null, mobile_background_url: null }
  const video_section_url = `https://x.example/${'a'.repeat(2000)}.mp4`
  expect(heroMediaForm.safeParse({ ...media, video_section_url }).success).toBe(false)
  const phone = '(24) 5550-0142, (24) 95550-0143 (WhatsApp)'
  expect(configurationForm.parse({ ...configuration, phone }).phone).toBe(phone)
})

const drawn = { letters: 'classica', emblem: 'leaf', scenery: 'coast' }
const colors = { primary_color: '#065f46', accent_color: '#c49a3f' }
const brand = { name: '', tagline: '', logo_url: null, mark_url: null, ...drawn, ...colors }
const wrongPhone = 'Use um telefone como (24) 5550-0142, cada um por inteiro'

test.each([
  [configurationForm, configuration, 'phone', 'ligue já', wrongPhone],
  [configurationForm, configuration, 'email', 'contato no hotel', 'Use um e-mail como contato@hotel.com.br'],
  [brandForm, brand, 'accent_color', 'dourado', 'Use uma cor como #c49a3f'],
  [brandForm, brand, 'letters', 'toString', 'Escolha um dos conjuntos de letras'],
  [brandForm, brand, 'emblem', 'toString', 'Escolha um dos emblemas'],
  [brandForm, brand, 'scenery', 'lua', 'Escolha uma das paisagens'],
])('a wrong value is reported at its field: %# (ADM-16)', (form, valid, field, typed, message) => {
  expect(form.safeParse(valid).success).toBe(true)
  const { error } = form.safeParse({ ...valid, [field]: typed })
  expect(error?.issues[0]).toMatchObject({ path: [field], message })
})
