import { expect, test } from 'vitest'
import { compareSites, proofTable } from './compare-sites.ts'
import { obstaclesSentence } from './restore.ts'

const site = (pages: Record<string, string>, pictures: Record<string, string> = {}) => ({
  pages: new Map(Object.entries(pages)),
  pictures: new Map(Object.entries(pictures)),
})

test('pages and pictures are compared one by one, and what differs is told', () => {
  const live = site({ '/': 'abc', '/a': 'HTTP 500', '/b': 'b' }, { '/media/x': '1', '/media/y': '2' })
  const restored = site({ '/': 'abd', '/a': 'HTTP 500', '/c': 'c' }, { '/media/x': '1', '/media/y': '3' })
  expect(proofTable(compareSites(live, restored)).split('\n')).toEqual([
    '✗ /  no site "\\nabc", no backup "\\nabd"',
    '✗ /a  HTTP 500',
    '✗ /b  não está no backup',
    '✗ /c  não está no site',
    '✗ /media/y  fotografia ou filme diferente',
  ])
})

test('equal ones are told with their size', () => {
  const both = site({ '/': 'a'.repeat(1500), '/sobre': 'b' }, { '/media/x': '1' })
  expect(proofTable(compareSites(both, both))).toBe('✓ /       1,5 kB\n✓ /sobre  0,0 kB')
})

test('a head that came late is the same page, and another word in it is not', () => {
  const page = (title: string) =>
    `<head><title>${title}</title><meta name="a"/></head><body><p>b</p><script>1</script></body>`
  const late = (title: string) =>
    `<head></head><body><p>b</p><div hidden="" id="S:0"><meta name="a"/><title>${title}</title></div><script>2</script></body>`
  const same = (left: string, right: string) =>
    compareSites(site({ '/': left }), site({ '/': right }))[0]?.isSame
  expect(same(page('Lazer'), late('Lazer'))).toBe(true)
  expect(same(page('Lazer'), late('Lazeres'))).toBe(false)
  expect(same(page('Lazer'), page('Lazer').replace('<p>b', '<p>c'))).toBe(false)
})

test('a picture that neither site can show is not equal', () => {
  const both = site({}, { '/media/x': 'HTTP 404' })
  expect(compareSites(both, both)).toMatchObject([{ isSame: false, what: '/media/x' }])
})

test('what stands in the way of a restore is named', () => {
  expect(obstaclesSentence({ packages: 3, people: 1, activities: 2 })).toBe(
    '3 pacotes, 1 pessoa com acesso e 2 itens de activities',
  )
})

test('a page that is off or empty on both sides is no difference, and on one side it is', () => {
  const off = site({ '/lazer': 'HTTP 404', '/ofertas': 'HTTP 404' })
  const on = site({ '/lazer': 'HTTP 404', '/ofertas': 'ofertas' })
  expect(compareSites(off, off).every(({ isSame }) => isSame)).toBe(true)
  expect(proofTable(compareSites(off, on)).split('\n')).toEqual([
    '✓ /lazer  HTTP 404 nos dois',
    '✗ /ofertas  no site HTTP 404, no backup uma página',
  ])
  expect(compareSites(on, off).map(({ isSame }) => isSame)).toEqual([true, false])
})
