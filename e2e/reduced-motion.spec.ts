import { expect, test } from './fixtures.ts'
import { open } from './support/page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('with less motion a change is there at once, also where no rule speaks of transitions', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  const between = await page.evaluate(() => {
    // Inherited: each level of elements would begin a transition when the one above it has ended.
    document.body.style.visibility = 'hidden'
    const seen = [...document.querySelectorAll('header *')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    return { seen: seen.length, running: document.getAnimations().length }
  })
  expect(between).toEqual({ seen: 0, running: 0 })
})
