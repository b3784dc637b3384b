import { describe, expect, test } from 'vitest'
import { publicSource } from './addresses'
import { foreignSource, foreignSources, sourceValidationMessage } from './source-check'

const project = 'https://projeto.supabase.co'
const stored = `${project}/storage/v1/object/public/hotel-images/rooms/1/1_0.jpg`

const shown = [
  '/images/chale-01.jpg',
  '/images/a/b.webp',
  '/videos/capa.jpg',
  stored,
  `${stored.replace('1_0', 'Foto%20(1)')}`,
]
const foreign = [
  'https://exemplo.com/foto.jpg',
  'https://projeto.supabase.co/outra/coisa.jpg',
  'https://outro.supabase.co/storage/v1/object/public/hotel-images/rooms/1/1_0.jpg',
  `${stored}?x=1`,
  '/foto.jpg',
  '/images/../admin/foto.jpg',
  '/images/foto.jpg?x=1',
  '/videos/filme.mp4',
  '/videos/pasta/capa.jpg',
]
const malformed = [
  '/images/\ud800.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'http://exemplo.com/foto.jpg',
  'foto.jpg',
  '//exemplo.com/foto.jpg',
  '/\\exemplo.com/foto.jpg',
  'https://usuario:senha@exemplo.com/foto.jpg',
  'https://exem\nplo.com',
  'isso não é um endereço',
]

describe('sourceValidationMessage', () => {
  test.each(['', '  ', ...shown])('%j may stay', (address) => {
    expect(sourceValidationMessage(address, [], project)).toBeNull()
  })
  test.each([...foreign, '/images'])('%j is not shown by the site', (address) => {
    expect(sourceValidationMessage(address, [], project)).toBe('O site só mostra imagens enviadas por aqui.')
  })
  test.each(malformed)('%j is no address of an image', (address) => {
    expect(sourceValidationMessage(address, [], project)).toContain('Use um endereço https')
  })

  test('what was stored before may stay, and only that', () => {
    expect(
      sourceValidationMessage('https://exemplo.com/a.jpg', ['https://exemplo.com/a.jpg'], project),
    ).toBeNull()
    expect(sourceValidationMessage('https://exemplo.com/b.jpg', ['https://exemplo.com/a.jpg'], project)).toBe(
      foreignSource,
    )
  })

  test('in a browser, which does not know the project, any storage will do', () => {
    expect(sourceValidationMessage(stored, [], undefined)).toBeNull()
    expect(sourceValidationMessage('https://exemplo.com/a.jpg', [], undefined)).toBe(foreignSource)
  })

  test.each(['http://127.0.0.1:54321', 'http://localhost:54321'])(
    'the embedded storage at %s is shown',
    (url) => {
      expect(
        sourceValidationMessage(`${url}/storage/v1/object/public/hotel-images/a.jpg`, [], url),
      ).toBeNull()
    },
  )
})

test('says the same as the addresses under which the site shows images', () => {
  const isStored = (address: string) => publicSource(address, {}, project).startsWith('/media/original/')
  for (const address of shown) expect(isStored(address) || address.startsWith('/'), address).toBe(true)
  for (const address of foreign) expect(isStored(address), address).toBe(false)
})

test('foreignSources names what cannot be shown and was not there before', () => {
  const old = 'https://antigo.example/a.jpg'
  expect(foreignSources(['/images/a.jpg', old, 'https://novo.example/b.jpg'], [old])).toEqual([
    'https://novo.example/b.jpg',
  ])
})
