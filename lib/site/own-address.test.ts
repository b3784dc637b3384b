import { expect, test, vi } from 'vitest'
import { isOwnAddress } from './own-address'

const peek = vi.hoisted(() => vi.fn())
vi.mock('./site-content', () => ({ siteLoader: () => ({ peek }) }))

test('only the addresses of own pages, former ones too, are let through; any plain name before the first read', () => {
  const own_pages = [{ slug: 'adega', previousSlugs: ['vinhos'] }, { slug: 'spa' }]
  peek.mockReturnValue({ own_pages })
  const paths = ['/adega', '/vinhos', '/spa', '/outra', '/adega/x', '/']
  expect(paths.filter(isOwnAddress)).toEqual(['/adega', '/vinhos', '/spa'])
  peek.mockReturnValue(undefined)
  expect(paths.filter(isOwnAddress)).toEqual(['/adega', '/vinhos', '/spa', '/outra'])
})
