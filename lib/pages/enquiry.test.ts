import { expect, test } from 'vitest'
import { enquiryLink, withAnswers } from './enquiry'

const both = { whatsapp: '5524999990142', email: 'oi@hotel.example' }
const block = { way: 'whatsapp', title: 'Peça & leve' }
const greeting = 'Olá! Escrevo pelo formulário “Peça & leve” do site.'
const answers = [
  { label: 'Seu nome', value: ' Ana ', type: 'text' },
  { label: 'Data', value: '2026-12-24', type: 'date' },
  { label: 'Pessoas', value: '', type: 'number' },
  { label: 'Ideia', value: 'Um jantar\ncom 100% de calma', type: 'textarea' },
]

const textOf = (link: string | null, name: string) => new URL(String(link)).searchParams.get(name)

test('the message has one line per given answer (PAGE-13)', () => {
  const link = enquiryLink(block, both)
  expect(link).toMatch(/^https:\/\/wa\.me\/5524999990142\?text=/)
  expect(textOf(withAnswers(String(link), answers), 'text')).toBe(
    `${greeting}\n\nSeu nome: Ana\nData: 24/12/2026\nIdeia: Um jantar\ncom 100% de calma`,
  )
  expect(withAnswers(String(link), [])).toBe(link)
})

test('an e-mail has a subject and e-mail line breaks', () => {
  const link = String(enquiryLink({ ...block, way: 'email' }, both))
  expect(link).toMatch(/^mailto:oi@hotel\.example\?subject=Pe%C3%A7a%20%26%20leve&body=/)
  const body = textOf(withAnswers(link, answers), 'body')
  expect(body?.split('\r\n')).toEqual([
    greeting,
    '',
    'Seu nome: Ana',
    'Data: 24/12/2026',
    'Ideia: Um jantar',
    'com 100% de calma',
  ])
})

test.each([
  ['whatsapp', { whatsapp: null, email: 'oi@hotel.example' }, /^mailto:/],
  ['email', { whatsapp: '5524999990142', email: '' }, /^https:\/\/wa\.me/],
  ['', both, /^https:\/\/wa\.me/],
])('without the chosen way (%s) the other one is used', (way, reach, expected) => {
  expect(enquiryLink({ ...block, way }, reach)).toMatch(expected)
})

test('a hotel with neither cannot be asked, and no text breaks the link', () => {
  expect(enquiryLink(block, { whatsapp: null, email: '' })).toBeNull()
  const link = enquiryLink({ ...block, title: '\ud800 #?&' }, both)
  expect(() => withAnswers(String(link), [{ label: '\udc00', value: '\ud800', type: 'text' }])).not.toThrow()
})
