import { expect, test } from 'vitest'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()

test.each(['/natal', '/carnaval', '/outubromagico', '/reveillon'])(
  'the seasonal address %s leads to the offers, and is not remembered (NAV-3)',
  async (path) => {
    const { status, location } = await site.get(path)
    expect([status, new URL(location ?? '', site.origin).pathname]).toEqual([307, '/ofertas'])
  },
)
