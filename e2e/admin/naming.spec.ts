import { service } from '../support/admin.ts'
import { expect, publish, testOfSections as test } from '../support/stored-content.ts'

// The names of rooms and pages are tested in e2e/requests/hotels.slow.test.ts.
const names = [
  'Quaresmeira',
  'Pousada Maré Mansa X',
  'Refúgio Ecológico da Serra dos Órgãos',
  'Pousada Recanto das Bromélias e Araucárias da Serra Fluminense',
].map((name) => name.slice(0, 60))

test('a name of up to 60 letters overlaps nothing in the header (NAV-19)', async ({ page }) => {
  test.slow()
  const rename = async (values: object) => {
    const { error } = await service().from('hotel_configurations').update(values).not('hotel_id', 'is', null)
    expect(error).toBeNull()
    await publish()
  }
  const wrong: string[] = []
  for (const values of [
    ...names.map((name) => ({ name, logo_url: null })),
    { logo_url: '/images/serra.svg' },
  ]) {
    await rename(values)
    await page.goto('/sobre')
    for (const width of [320, 360, 390, 640, 768, 1024, 1100, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const found = await page.getByRole('banner').evaluate((header) => {
        const parts = [
          ...header.querySelectorAll(
            '.header-menu, nav a, nav button, .site-header-logo, .text-link, .book-now',
          ),
        ]
        const shown = parts.flatMap((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return right > left ? [{ left, right, top, bottom, text: part.textContent }] : []
        })
        const name = header.querySelector('.logo > span')
        const bar = header.getBoundingClientRect()
        return [
          ...shown.flatMap((a, place) =>
            shown
              .slice(place + 1)
              .flatMap((b) =>
                a.right > b.left + 0.5 && b.right > a.left + 0.5 ? [`${a.text}/${b.text}`] : [],
              ),
          ),
          ...shown
            .filter(({ left, right }) => left < 0 || right > innerWidth + 0.5)
            .map(({ text }) => `out: ${text}`),
          ...shown
            .filter(({ top, bottom }) => top < bar.top - 1 || bottom > bar.bottom + 1)
            .map(({ text }) => `tall: ${text}`),
          ...(name && (name.scrollHeight > name.clientHeight + 3 || name.scrollWidth > name.clientWidth + 3)
            ? ['cut']
            : []),
        ]
      })
      wrong.push(...found.map((what) => `${JSON.stringify(values)} at ${width}: ${what}`))
    }
  }
  expect(wrong).toEqual([])
})
