import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { prefer } from '@/e2e/components/screen'
import type { Video } from '@/lib/video'
import { BackgroundVideo } from './background-video'
import { ResponsiveImage } from './responsive-image'

const folder = '/supabase/local/demo/quaresmeira.media'
const fileOf = (name: string): Video => ({
  kind: 'file',
  sources: [{ src: `${folder}/${name}.webm`, type: 'video/webm' }],
  poster: null,
})
const wide = fileOf('hero')
const upright = fileOf('hero-mobile')
const pause = page.getByRole('button', { name: 'Pausar vídeo' })
const film = () => document.querySelector('video')

/** Renders a screen with the film at its top, and a page below it. */
async function renderFilm(
  video: Video | null = wide,
  portrait: Video | null = null,
  poster = '/images/serra.svg',
) {
  await render(
    <>
      <section className="hero" style={{ position: 'relative', height: '100vh' }}>
        <ResponsiveImage src={poster} alt="Lago" sizes="100vw" preload />
        <BackgroundVideo video={video} portrait={portrait} name="vídeo" />
      </section>
      <div style={{ height: 3000 }} />
    </>,
  )
}

/** Called when the browser is idle, which may take long on a busy machine. */
const idle = vi.fn()

beforeEach(async () => {
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((done) => {
    idle()
    return window.setTimeout(() => done({ didTimeout: false, timeRemaining: () => 1 }))
  })
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
})

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(document, 'hidden')
  await prefer()
  await page.viewport(1280, 800)
})

test('a film plays muted and looped without controls, and its button stops and starts it (MEDIA-2, HOME-5)', async () => {
  await renderFilm()
  await expect.poll(() => film()?.paused).toBe(false)
  expect(film()).toMatchObject({ muted: true, loop: true, controls: false })
  await pause.click()
  await expect.poll(() => film()?.paused).toBe(true)
  await page.getByRole('button', { name: 'Reproduzir vídeo' }).click()
  await expect.poll(() => film()?.paused).toBe(false)
})

test('a film pauses in a hidden tab and out of view (MEDIA-2, MEDIA-4)', async () => {
  await renderFilm()
  await expect.poll(() => film()?.paused).toBe(false)
  for (const hidden of [true, false]) {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => film()?.paused).toBe(hidden)
  }
  scrollTo({ top: 2500, behavior: 'instant' })
  await expect.poll(() => film()?.paused).toBe(true)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => film()?.paused).toBe(false)
})

test('an upright screen has its own film, and rotating it keeps the current one (MEDIA-4, HOME-2)', async () => {
  await page.viewport(390, 844)
  await renderFilm(wide, upright)
  await expect.poll(() => film()?.getAttribute('src')).toBe(`${folder}/hero-mobile.webm`)
  await page.viewport(844, 390)
  expect(document.querySelectorAll('video')).toHaveLength(1)
  expect(film()?.getAttribute('src')).toBe(`${folder}/hero-mobile.webm`)
})

test('the poster stays, without a button, if the film cannot be loaded (MEDIA-4)', async () => {
  await renderFilm(fileOf('missing'))
  await expect
    .poll(() => performance.getEntriesByName(`${location.origin}${folder}/missing.webm`).length)
    .toBeGreaterThan(0)
  await expect.poll(film).toBeNull()
  await expect.element(pause).not.toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: 'Lago' })).toBeVisible()
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('no film loads for visitors with %j (MEDIA-4)', async (network) => {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true })
  await renderFilm()
  await waitUntilIdle()
  expect(film()).toBeNull()
  await expect.element(pause).not.toBeInTheDocument()
})

test('no film loads under reduced motion, until the visitor turns that off (MEDIA-2, MEDIA-4)', async () => {
  await prefer()
  await renderFilm()
  await waitUntilIdle()
  expect(film()).toBeNull()
  await prefer({ 'prefers-reduced-motion': 'no-preference' })
  await expect.poll(() => film()?.paused).toBe(false)
})

test('a film waits until the visible pictures have loaded (MEDIA-4)', async () => {
  const late = document.body.appendChild(new Image(50, 50))
  late.style.cssText = 'position: fixed; top: 0'
  await renderFilm()
  await expect.element(page.getByRole('img', { name: 'Lago' })).toBeVisible()
  await expect.poll(() => document.querySelector('.background-video')).not.toBeNull()
  await new Promise((seen) => new IntersectionObserver(seen).observe(late))
  expect(idle).not.toHaveBeenCalled()
  late.src = '/images/serra.svg'
  await expect.poll(() => film()?.paused).toBe(false)
  late.remove()
})

test('a video host’s player takes no clicks and no focus, and exists only while in view (MEDIA-4)', async () => {
  await renderFilm({ kind: 'vimeo', src: 'about:blank' })
  await expect.poll(() => document.querySelector('iframe')?.title).toBe('Vídeo de fundo')
  const player = page.getByTitle('Vídeo de fundo')
  await expect.element(player).toHaveAttribute('tabindex', '-1')
  await expect.element(player).toHaveStyle({ pointerEvents: 'none' })
  await pause.click()
  await expect.poll(() => document.querySelector('iframe')).toBeNull()
})

/** Waits beyond the moment at which a film would start. */
async function waitUntilIdle() {
  await expect.poll(() => idle.mock.calls.length).toBe(1)
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setTimeout(done))
}
