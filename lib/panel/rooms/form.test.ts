import { describe, expect, test } from 'vitest'
import { blankValues } from '@/lib/content/fields/field'
import { mergeFields } from '@/lib/content/list'
import { roomFields } from '@/lib/rooms/fields'
import { demoRooms, withMedia } from '@/supabase/local/demo/test-content'
import { editedRooms, roomForm, toRoomValues } from './form'

const newRoom = blankValues(roomFields)

const filled = {
  ...newRoom,
  name: 'Chalé do Pomar',
  category: 'familia',
  description: 'Ao lado das jabuticabeiras.',
  bed_configuration: '1 cama de casal',
}

const unplayable = 'Use um link do Vimeo ou do YouTube, ou um arquivo .mp4 ou .webm com https://'

function fieldErrors(values: object) {
  const issues = roomForm.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

describe('the form', () => {
  test('requires what ROOM-10 lists and nothing more', () => {
    expect(Object.keys(roomForm.parse(filled))).toEqual(Object.keys(roomFields))
    expect(roomForm.parse(filled)).toMatchObject({
      ...filled,
      ...{ detailed_description: '', capacity: 2, quantity: 1, price: null, video_url: null },
      ...{ size: null, plan: null, active: true, features: [], images: [] },
    })
  })

  test.each([
    ['name', undefined, 'Nome é obrigatório'],
    ['category', '', 'Categoria é obrigatória'],
    ['bed_configuration', '', 'Configuração de cama é obrigatória'],
    ['capacity', '0', 'Capacidade deve ser maior que 0'],
    ['capacity', '2,5', 'Capacidade deve ser um número inteiro'],
    ['quantity', 0, 'Quantidade deve ser maior que 0'],
    ['price', '450,555', 'Escreva o preço como 450,00 ou 1.250,00'],
    ['price', '0', 'Deixe o preço em branco para não mostrá-lo, ou informe um valor maior que zero'],
    ['video_url', 'javascript:alert(1)', unplayable],
  ])('refuses %s %o', (field, value, message) => {
    expect(fieldErrors({ ...filled, [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    ['price', '1.250,00', 1250],
    ['price', ' ', null],
    ['video_url', ' https://vimeo.com/76979871 ', 'https://vimeo.com/76979871'],
    ['video_url', 'youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
  ])('reads the %s %o as %o', (field, typed, expected) => {
    expect(roomForm.parse({ ...filled, [field]: typed })).toHaveProperty(field, expected)
  })
})

describe('stored values', () => {
  const rooms = withMedia(demoRooms, (file) => `/media/${file}`)
  test.each(rooms.map((room) => [room.name, room] as const))('%s stays unchanged (DATA-8)', (_, room) => {
    const extra = { ...room, floor: { level: 2 }, tags: ['a'] }
    const saved = mergeFields(extra, roomForm.parse(toRoomValues(extra)))
    expect(saved).toMatchObject(extra)
    const added = Object.entries(saved).filter(([name]) => !Object.hasOwn(extra, name))
    expect(added.filter(([, value]) => value)).toEqual([])
  })

  test('never prevent saving another field', () => {
    const images = ['https://old.example/a.jpg', 'javascript:alert(1)', 'c', 'd', 'e', 'f', 'g']
    const stored = { id: 'a', category: 'luxo', images }
    expect(editedRooms.panel.fieldErrors({ images }, stored)).toEqual({})
    expect(editedRooms.panel.fieldErrors({ images: images.slice(1) }, stored)).toEqual({})
  })

  const most = Array.from('abcdefghijkl', (name) => `/images/${name}.jpg`)
  const stored = { id: 'a', category: 'luxo', images: most }
  const foreign = { images: 'O site só mostra imagens enviadas por aqui.' }

  test.each([
    [most, undefined, {}],
    [[...most, '/images/m.jpg'], stored, { images: 'Use no máximo 12 imagens' }],
    [['https://x.example/a.jpg'], stored, foreign],
    [['/a.jpg'], undefined, foreign],
  ])('new pictures must be valid: %j', (images, before, errors) => {
    expect(editedRooms.panel.fieldErrors({ images }, before)).toEqual(errors)
  })

  test('a plan must be one that the site can show; a stored one may stay', () => {
    const values = { category: 'premium', images: [], plan: 'https://old.example/a.jpg' }
    expect(editedRooms.panel.fieldErrors(values, undefined)).toEqual({
      plan: 'O site só mostra imagens enviadas por aqui.',
    })
    expect(editedRooms.panel.fieldErrors(values, { id: 'a', ...values })).toEqual({})
    expect(editedRooms.panel.fieldErrors({ ...values, plan: '/images/a.jpg' }, undefined)).toEqual({})
  })
})
