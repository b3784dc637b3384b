import type { Page } from 'playwright/test'
import { demoHero } from '../../supabase/local/demo/test-content.ts'
import { scrollThrough } from '../support/page.ts'
import { expect, test } from './fixtures.ts'

const vimeo = 'https://player.vimeo.com/video/76979871'
const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'

test.beforeEach(async ({ site: { backend, a } }) => {
  backend.edit((document) => ({
    ...document,
    hero: {
      ...demoHero,
      background_url: 'https://vimeo.com/76979871',
      mobile_background_url: 'https://vimeo.com/1000',
      video_section_url: 'https://youtu.be/dQw4w9WgXcQ',
    },
  }))
  await a.publish()
})

test('films of Vimeo and YouTube play behind the page, each when it comes near', async ({
  site: { a },
  page,
}) => {
  const asked = await answerForOthers(page, a.url('/'))
  await page.goto(a.url('/'))
  const hero = page.getByRole('region', { name: 'Abertura' })
  const frame = hero.locator('iframe')
  await expect(frame.contentFrame().getByText('um filme')).toBeAttached()
  await expect(frame).toHaveAttribute('src', new RegExp(`^${vimeo}\\?.*background=1`))
  await expect(frame).toHaveAttribute('tabindex', '-1')
  await expect(frame).toHaveCSS('pointer-events', 'none')
  await expect(hero.locator('[aria-hidden="true"] iframe')).toHaveCount(1)
  expect(asked).toEqual([vimeo])

  await hero.getByRole('button', { name: 'Pausar vídeo' }).click()
  await expect(frame).toHaveCount(0)
  await page.getByRole('region', { name: 'Vídeo do hotel' }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${youtube}\\?.*playlist=`))
  await expect.poll(() => asked).toEqual([vimeo, youtube])
})

test('neither is requested under reduced motion', async ({ site: { a }, page }) => {
  const asked = await answerForOthers(page, a.url('/'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(a.url('/'), { waitUntil: 'networkidle' })
  await scrollThrough(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})

/** Answers in place of every other site, and lists which of their pages were requested. */
async function answerForOthers(page: Page, own: string) {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== new URL(own).origin,
    (route) => {
      const { origin, pathname } = new URL(route.request().url())
      asked.push(origin + pathname)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Filme</title>um filme' })
    },
  )
  return asked
}
