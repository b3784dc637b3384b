import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { kindTitle, roomWords } from '../../lib/hotel/naming/words.ts'
import { namesIn } from '../../lib/transfer/resolve.ts'
import { demos } from '../../supabase/local/demo/demos.ts'
import { mediaFolder } from '../../supabase/local/demo/media.ts'
import { test as base, expect } from '../fixtures.ts'
import { cookieOf, signIn } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { chooseDays, formIn, openPanel } from '../support/booking.ts'
import { contentCommand } from '../support/content-command.ts'
import {
  distinctiveWords,
  foundIn,
  type HotelContent,
  namingOf,
  plainText,
  wordsOfDemo,
} from '../support/distinctive-words.ts'
import { missingPage } from '../support/faults.ts'
import { boxOf, open } from '../support/page.ts'
import type { WebServer } from '../support/web-server.ts'
import { expectWhole, listedPaths, missing } from '../support/whole-site.ts'

// Three hotels that have nothing in common, each imported over the one before into a hotel of which only the name was known.

type Importer = (document: object) => Promise<string>

// Its own fixture of the worker, so that its site is no other file's.
const test = base.extend<object, { importHotel: Importer }>({
  importHotel: [
    async ({ site }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hotels-'))
      await use(async (document) => {
        const printed = await importInto(folder, document)
        await site.publish()
        return printed
      })
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const hotels = {
  'pousada-sal-e-jangada': {
    calls: 'da Pousada Sal e Jangada',
    way: 'https://motor.saljangada.example/reserva?entrada=2026-12-20&saida=2026-12-24&adultos=2&criancas=0&idades=&promo=SOL',
  },
  astrolabio: {
    calls: 'do hotel Astrolábio',
    way: 'https://book.astrolabio.example/pt/hotel-77/20-12-2026/4/disponibilidade?ad=2#oferta=SOL',
  },
  cuxiu: {
    calls: 'do Cuxiú Ecolodge',
    way: 'Olá! Gostaria de informações sobre uma estadia.\nDatas: 20/12/2026 a 24/12/2026 (4 noites)\nAdultos: 2\nCupom: SOL',
  },
}

test.use({
  demo: 'simples',
  allowedOrigins: Object.values(hotels).flatMap(({ way }) =>
    URL.canParse(way) ? [new URL(way).origin] : [],
  ),
})

const [clerk] = demos.simples.users

const contents = Object.fromEntries(
  Object.keys(hotels).map((name): [string, HotelContent] => {
    const text = readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')
    return [name, JSON.parse(text).content]
  }),
)

for (const [name, { calls, way }] of Object.entries(hotels)) {
  const content = contents[name]
  if (!content) throw new Error(`no document ${name}`)
  test(`${name} is its own hotel on every page, and shows nothing of another`, async ({
    page,
    site,
    importHotel,
    tolerate,
  }) => {
    test.setTimeout(300_000)
    tolerate(missingPage)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await importHotel({ format: 1, content })).toContain('Importado (')
    const paths = await listedPaths(site)
    expect(paths).toEqual(expect.arrayContaining(['/', '/quartos', '/ofertas']))
    await test.step('no word, drawing or engine of another hotel', () =>
      expectNothingOfOthers(site, paths, name))
    await test.step('the dashboard, apart from its history of the hotels before', async () => {
      if (clerk) await signIn(page, clerk)
      await open(page, '/admin')
      const changes = page.getByRole('region', { name: 'Últimas mudanças' })
      await expect(changes.getByRole('listitem').first()).toBeVisible()
      await changes.evaluate((section) => section.remove())
      const shown = await page.locator('body').evaluate((body) => {
        for (const script of body.querySelectorAll('script')) script.remove()
        return body.innerHTML
      })
      expect(foundIn(plainText(shown), foreignWords(name))).toEqual([])
    })
    await test.step('its own words', () => expectOwnWords(site, content, calls))
    for (const path of [...paths, missing])
      await test.step(path, async () => {
        await expectWhole(page, path)
      })
    await test.step('a rating leads to where it is from', async () => {
      await open(page, '/')
      const link = page.getByRole('link', { name: /^Ver em/ }).first()
      await expect(link).toHaveCSS('text-decoration-line', 'underline')
      // A question is beside its triangle, not below it.
      await expect(page.locator('summary h3').first()).toHaveCSS('display', 'inline')
    })
    await test.step('its way to book, with the stay', async () => {
      const panel = await openPanel(page, '/')
      await chooseDays(panel, '20 de dezembro de 2026', '24 de dezembro de 2026')
      await page.keyboard.press('Escape')
      await formIn(panel).coupon.fill('SOL')
      await expectAccessible(page)
      if (URL.canParse(way)) {
        const opened = page.context().waitForEvent('page')
        await formIn(panel).submit.click()
        expect((await opened).url()).toBe(way)
      } else {
        await expect(formIn(panel).submit).toHaveCount(0)
        const href = String(await panel.getByRole('link', { name: /WhatsApp/ }).getAttribute('href'))
        expect(new URL(href).searchParams.get('text')?.replace(`${site.origin}/\n`, '')).toBe(way)
      }
    })
    await test.step('a room is booked under its own name', async () => {
      const [room] = content.rooms
      const naming = namingOf(content)
      const [kind] = naming.kinds
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, '/quartos')
      const menu = page.getByRole('navigation', { name: 'Principal' })
      await expect(
        menu.getByRole('link', { name: new RegExp(`^${roomWords(naming).title}$`, 'i') }),
      ).toBeVisible()
      const [links, logo] = [await boxOf(menu), await boxOf(page.locator('.site-header-logo'))]
      expect(logo.x - links.x - links.width).toBeGreaterThanOrEqual(20)
      await page.getByRole('button', { name: `Reservar ${room?.name}` }).click()
      await expect(page.getByRole('dialog', { name: kind && kindTitle(kind, naming) })).toBeVisible()
    })
  })
}

/** Packs the document with the demonstrations' pictures that it names, as a person would, and imports it. */
async function importInto(folder: string, document: object) {
  const file = join(folder, 'hotel.tar.gz')
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (const name of namesIn(document)) cpSync(join(mediaFolder, name), join(folder, 'media', name))
  writeFileSync(join(folder, 'content.json'), JSON.stringify(document))
  await execa('tar', ['czf', file, '-C', folder, 'content.json', 'media'])
  return contentCommand('simples', 'import', file)
}

/** Of all hotels but this one, without what this one says, too. */
function foreignWords(name: string) {
  const own = plainText(JSON.stringify(contents[name]))
  const others = Object.entries(contents).flatMap(([other, content]) =>
    other === name ? [] : distinctiveWords(content),
  )
  const words = [...others, ...wordsOfDemo('quaresmeira'), ...wordsOfDemo('simples')]
  return [...new Set(words)].filter((word) => foundIn(own, [word]).length === 0)
}

/** In pages, what the browser loads in place of them, data for machines, and the panel. */
async function expectNothingOfOthers(site: WebServer, paths: string[], name: string) {
  const foreign = foreignWords(name)
  expect(foreign.length).toBeGreaterThan(150)
  const session = { cookie: clerk ? await cookieOf(clerk) : '' }
  const panel = ['/admin/rooms', '/admin/packages', '/admin/booking', '/admin/testimonials']
  const asked: [path: string, headers?: Record<string, string>][] = [
    ...[...paths, missing, '/pesquisa', '/antes-de-chegar'].flatMap(
      (path): [string, Record<string, string>?][] => [[path], [path, { rsc: '1' }]],
    ),
    ...['/robots.txt', '/sitemap.xml', '/painel.webmanifest'].map((path): [string] => [path]),
    ...['/admin/login', '/admin/login/esqueci-a-senha'].map((path): [string] => [path]),
    ...panel.map((path): [string, Record<string, string>] => [path, session]),
  ]
  const pictures = new Set<string>()
  for (const [path, headers] of asked) {
    const { html } = await site.get(path, headers)
    expect
      .soft(foundIn(plainText(html), foreign), `${path} ${JSON.stringify(Object.keys(headers ?? {}))}`)
      .toEqual([])
    for (const [, address = ''] of html.matchAll(/property="og:image" content="([^"]+)"/g))
      pictures.add(address)
  }
  expect(pictures.size).toBeGreaterThan(3)
  for (const address of pictures) {
    const response = await fetch(address.replaceAll('&amp;', '&'))
    expect.soft(response.headers.get('content-type'), address).toMatch(/^image\/(?:jpeg|png)$/)
  }
}

async function expectOwnWords(site: WebServer, content: HotelContent, calls: string) {
  const { name } = content.configuration
  const words = roomWords(namingOf(content))
  const { html: rooms } = await site.get('/quartos')
  expect(rooms).toContain(`<title>${words.title} · ${name}</title>`)
  expect(rooms).toContain(`"name":"${words.title}"`)
  for (const path of [missing, '/ofertas', '/pesquisa']) {
    const { html } = await site.get(path)
    expect.soft(html, path).toContain(name)
  }
  expect((await site.get(missing)).html).toContain(`>${words.title}</a>`)
  const [offers = ''] = namingOf(content).menu.flatMap(({ page, label }) =>
    page === 'packages' ? [label] : [],
  )
  const [{ slug: offer } = {}] = content.packages
  const [{ slug: room } = {}] = content.rooms
  expect((await site.get('/ofertas')).html).toContain(`<title>${offers} · ${name}</title>`)
  expect((await site.get(`/oferta/${offer}`)).html).toContain(`"name":"${offers}"`)
  expect((await site.get(`/quartos/${room}`)).html).toContain(`O que há ${words.by('no', 'na')} ${words.one}`)
  expect(plainText((await site.get('/privacidade')).html)).toContain(calls)
}
