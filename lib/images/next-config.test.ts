import { describe, expect, test } from 'vitest'
import { imageConfig } from './next-config'

describe('imageConfig', () => {
  test.each([
    ['https://projeto.supabase.co', 'https://projeto.supabase.co/storage/v1/object/public/**', false],
    ['https://projeto.supabase.co/', 'https://projeto.supabase.co/storage/v1/object/public/**', false],
    ['http://127.0.0.1:54321', 'http://127.0.0.1:54321/storage/v1/object/public/**', true],
    ['http://localhost:54321', 'http://localhost:54321/storage/v1/object/public/**', true],
    ['https://127.0.0.1.mal.example', 'https://127.0.0.1.mal.example/storage/v1/object/public/**', false],
  ])('%s opens its public storage only', (url, pattern, local) => {
    const config = imageConfig(url)
    expect(config?.remotePatterns?.map(String)).toEqual([pattern])
    expect(config?.dangerouslyAllowLocalIP).toBe(local)
  })

  test.each([undefined, '', 'isso não é um endereço'])('%o opens nothing', (url) => {
    const config = imageConfig(url)
    expect(config?.remotePatterns).toEqual([])
    expect(config?.dangerouslyAllowLocalIP).toBe(false)
  })
})
