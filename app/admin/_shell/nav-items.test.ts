import { expect, test } from 'vitest'
import { lists } from '@/lib/site/registry'
import { blockScreens, screens, siteScreens } from './nav-items'

const named = (...names: string[]) => names.map((name) => ({ name, label: name }))
const labels = (items: { label: string }[]) => items.map(({ label }) => label)

test('the rest is under Site: in order, unplaced screens last, the pages as one entry', () => {
  const links = named('packages', 'unknown', 'conditions', 'home_blocks', 'testimonials', 'pages', 'rooms')
  expect(labels(siteScreens(links))).toEqual(['Marca', 'pages', 'testimonials', 'conditions', 'unknown'])
  expect(labels(blockScreens(links))).toEqual(['home_blocks'])
})

test('every list has its screen in one of them', () => {
  const found = [...screens(lists), ...siteScreens(lists), ...blockScreens(lists)].map(({ href }) => href)
  for (const { name } of lists) expect(found.filter((href) => href === `/admin/${name}`)).toHaveLength(1)
})
