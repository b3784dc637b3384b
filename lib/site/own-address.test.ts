import { expect, test, vi } from 'vitest'
import { readPublished } from '@/lib/publication/published'
import { isOwnAddress } from './own-address'

const peek = vi.hoisted(() => vi.fn())
vi.mock('@/lib/publication/site-loader', () => ({ siteLoader: () => ({ peek }) }))

test('only current and former addresses of own pages pass, and any plain name before the first read', () => {
  const own_pages = [
    { id: 'a', name: 'Adega', slug: 'adega', previousSlugs: ['vinhos'] },
    { id: 's', name: 'Spa', slug: 'spa' },
  ]
  const hotel = { id: 'h', slug: 'h', name: 'Hotel' }
  peek.mockReturnValue(readPublished({ hotel, own_pages }))
  const paths = ['/adega', '/vinhos', '/spa', '/outra', '/adega/x', '/']
  expect(paths.filter(isOwnAddress)).toEqual(['/adega', '/vinhos', '/spa'])
  peek.mockReturnValue(undefined)
  expect(paths.filter(isOwnAddress)).toEqual(['/adega', '/vinhos', '/spa', '/outra'])
})
