import { expect, test, vi } from 'vitest'

const { asked, settings } = vi.hoisted(() => ({
  asked: [] as Record<string, unknown>[],
  settings: { SITE_SECRET: '' },
}))
vi.mock('@/lib/env', () => ({ env: () => settings }))
vi.mock('@/lib/supabase/public', () => ({
  publicClient: () => ({
    rpc: (_: string, given: Record<string, unknown>) => {
      asked.push(given)
      return { abortSignal: async () => ({ data: { delay: 0 }, error: null }) }
    },
  }),
}))

test('instances with secrets of their own name the same counts, and themselves', async () => {
  for (const secret of ['um', 'dois']) {
    settings.SITE_SECRET = secret.repeat(16)
    vi.resetModules()
    const { beginSignIn } = await import('./sign-in-limits')
    await beginSignIn({ email: 'ana@hotel.example', address: '198.51.100.1', device: undefined })
  }
  const [{ p_site: one, ...first } = {}, { p_site: two, ...second } = {}] = asked
  expect(first).toEqual(second)
  expect(one).not.toBe(two)
  expect(JSON.stringify(asked)).not.toMatch(/ana@hotel|198\.51/)
})
