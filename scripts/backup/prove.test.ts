import { expect, test, vi } from 'vitest'
import { sha256 } from './archive.ts'
import { compareContent, comparePictures, proofTable } from './prove.ts'
import { obstaclesSentence, sameRows } from './restore.ts'

test('public content is compared section by section, and what differs is told', () => {
  const live = { rooms: [{ name: 'Lago' }], hero: { title: 'a' }, about: {}, images: {} }
  const restored = { rooms: [{ name: 'Lago' }], hero: { title: 'b' }, images: {}, pages: [] }
  expect(proofTable(compareContent(live, restored)).split('\n')).toEqual([
    '✓ conteúdo público: rooms   0,0 kB',
    '✗ conteúdo público: hero    no site "{\\"title\\":\\"a\\"}", no backup "{\\"title\\":\\"b\\"}"',
    '✗ conteúdo público: about   não está no backup',
    '✓ conteúdo público: images  0,0 kB',
    '✗ conteúdo público: pages   não está no site',
  ])
})

test('pictures and films are fetched as a visitor does, and those that differ or are missing are told', async () => {
  const url = 'http://127.0.0.1:1'
  const stored: Record<string, string> = { 'a/x%20y.jpg': 'x', 'b/film.mp4': 'changed' }
  vi.stubGlobal('fetch', async (address: string) => {
    const body = stored[address.replace(`${url}/storage/v1/object/public/`, '')]
    return new Response(body, { status: body === undefined ? 404 : 200 })
  })
  const fileOf = (text: string) => ({ bytes: text.length, sha256: sha256(Buffer.from(text)) })
  const files = { 'storage/a/x y.jpg': fileOf('x'), 'storage/b/film.mp4': fileOf('film') }
  const images = ['a/x%20y.jpg', 'a/gone.jpg'].map((name) => `${url}/storage/v1/object/public/${name}`)
  const content = JSON.stringify({ rooms: [{ images, video_url: '/media/b/film.mp4' }] })
  expect(proofTable(await comparePictures(content, url, files)).split('\n')).toEqual([
    expect.stringMatching(/^✗ a\/gone\.jpg +HTTP 404$/),
    expect.stringMatching(/^✗ b\/film\.mp4 +fotografia ou filme diferente$/),
    '✓ fotografias e filmes das páginas  3 comparados',
  ])
  vi.unstubAllGlobals()
})

test('rows are the same in any order, and with columns only as far as these go', () => {
  expect(sameRows(['{"a": 1}', '{"a": 2}'], ['{"a": 2}', '{"a": 1}'])).toBe(true)
  expect(sameRows(['{"a": 1.0}'], ['{"a": 1}'])).toBe(false)
  expect(sameRows(['{"a": 1}'], ['{"a": 1}', '{"a": 1}'])).toBe(false)
  expect(sameRows(['{"a": 1}'], ['{"a": 1, "b": 2}'])).toBe(false)
  expect(sameRows(['{"a": 1}'], ['{"a": 1, "b": 2}'], ['a'])).toBe(true)
})

test('what stands in the way of a restore is named', () => {
  expect(obstaclesSentence({ packages: 3, people: 1, activities: 2 })).toBe(
    '3 pacotes, 1 pessoa com acesso e 2 itens de activities',
  )
})
