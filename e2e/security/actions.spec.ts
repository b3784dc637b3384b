import { globSync } from 'node:fs'
import { z } from 'zod'
import { listScreenPath } from '../../lib/paths.ts'
import { lists } from '../../lib/site/registry.ts'
import { actionOf, call, noteEditing, send, share, succeeded } from './calls.ts'
import { expect, strangers, test } from './fixtures.ts'
import { forgeries } from './forgeries.ts'
import { demandSecondFactor, open, samples } from './samples.ts'
import { snapshot } from './snapshot.ts'

const page = '/admin/packages'
const loneScreens = lists.filter(({ lone }) => lone).map(({ name }) => listScreenPath(name))

test('every action of the build has a sample here', ({ site: { actions } }) => {
  const sampled = new Set([...Object.keys(samples).map(actionOf), ...open])
  expect(actions.map(({ name }) => name).toSorted()).toEqual([...sampled].toSorted())
})

test('every route handler of the panel is known here', () => {
  const handlers = globSync('app/admin/**/route.ts').toSorted()
  expect(handlers).toEqual([
    'app/admin/compartilhar/route.ts',
    'app/admin/editar/route.ts',
    'app/admin/media/[...path]/route.ts',
    'app/admin/pictures/details/route.ts',
    'app/admin/pictures/list/route.ts',
    'app/admin/presenca/route.ts',
    'app/admin/previa/route.ts',
    'app/admin/survey/csv/route.ts',
  ])
})

for (const identity of strangers) {
  test(`${identity}: no action changes anything, also without the middleware`, async ({ site }) => {
    const before = await snapshot()
    for (const server of identity === 'anonymous'
      ? (['gated', 'ungated'] as const)
      : (['ungated'] as const)) {
      for (const name of Object.keys(samples))
        expect(await call(site, server, name, identity, page), name).not.toMatch(succeeded)
      expect(await share(site, server, identity)).toMatch(/^303 .*\/admin\/login/)
      expect((await noteEditing(site, server, identity)).status).not.toBe(200)
    }
    expect(await snapshot()).toBe(before)
  })
}

test('without the middleware no page of the panel shows anything to strangers', async ({ site }) => {
  const { status } = await site.ungated.get('/admin/media/original/hotel/about/x.jpg')
  expect(status).toBe(403)
  for (const read of ['/admin/pictures/list', '/admin/pictures/details?name=x.jpg']) {
    const answer = await site.ungated.get(read)
    expect([answer.status, answer.html]).toEqual([401, expect.not.stringContaining('pictures')])
  }
  const survey = await site.ungated.get('/admin/survey/csv')
  expect([survey.status, survey.html]).toEqual([403, ''])
  const film = await site.ungated.get('/admin/media/hotel-images-videos/hotel/background/x.mp4')
  expect(film.status).toBe(403)
  const screens = globSync('app/admin/(panel)/**/page.tsx')
    .map((file) => file.replace(/^app|\/\(panel\)|\/page\.tsx$/g, ''))
    .flatMap((route) => (route.endsWith('/[...section]') ? loneScreens : route))
    .filter((route) => !route.includes('['))
  expect(screens.length).toBeGreaterThan(20)
  for (const [place, route] of [...screens, '/admin/editar?de=/oferta/natal-2026'].entries()) {
    // The guard knows no screens: the dashboard is asked for by all of them, each other screen by two.
    const asking =
      route === '/admin'
        ? strangers
        : strangers.filter((_, index) => [0, 1].includes((place + index) % strangers.length))
    for (const identity of asking) {
      const page = await site.ungated.get(route, { cookie: site.cookies[identity] })
      // Proof that the gate is really off: the policy of a page behind it carries a nonce.
      expect(page.policy).not.toContain('nonce-')
      expect(page.html).not.toContain('Painel Administrativo</p>')
      expect([page.status, page.location]).toEqual([307, expect.stringContaining('/admin/login')])
    }
  }
})

test('an admin’s own session cannot store what the forms refuse', async ({ site }) => {
  const before = await snapshot()
  const [[pkg], [room]] = [await sampleOf('saveItem packages'), await sampleOf('saveItem rooms')]
  for (const [name, argument] of forgeries(pkg, room)) {
    const body = JSON.stringify([argument])
    const answer = await (await send(site, 'gated', name, 'admin', '/admin/hotel', body)).text()
    expect(answer, `${name} ${body.slice(0, 300)}`).toMatch(/"ok":false.*"fieldErrors":\{"/)
  }
  expect(await snapshot()).toBe(before)
})

test('where a second factor is demanded, an admin without one can set one up and nothing else', async ({
  site,
}) => {
  await demandSecondFactor(true)
  const before = await snapshot()
  const setUp = ['startSecondFactor', 'confirmSecondFactor']
  for (const name of Object.keys(samples).filter((action) => !setUp.includes(action)))
    expect(await call(site, 'ungated', name, 'admin', page), name).not.toMatch(succeeded)
  expect((await noteEditing(site, 'ungated', 'admin')).status).not.toBe(200)
  for (const server of [site.gated, site.ungated]) {
    const { status, location } = await server.get('/admin/rooms', { cookie: site.cookies.admin })
    expect([status, location]).toEqual([307, expect.stringContaining('/admin/login/segundo-fator')])
  }
  await demandSecondFactor(true)
  expect(await snapshot()).toBe(before)
  await demandSecondFactor(false)
})

test('the steps of signing in are shown to nobody else, also without the middleware', async ({ site }) => {
  for (const step of ['/admin/login/codigo', '/admin/login/segundo-fator']) {
    const { status, location } = await site.ungated.get(step)
    expect([step, status, location]).toEqual([
      step,
      307,
      expect.stringContaining('/admin/login?motivo=sessao'),
    ])
  }
})

async function sampleOf(name: string) {
  return z.tuple([z.record(z.string(), z.unknown())]).parse(await samples[name]?.(''))
}
