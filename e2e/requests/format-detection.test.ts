import { expect, test } from 'vitest'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()

test.each(['/', '/sobre', '/quartos', '/ofertas', '/termos', '/pesquisa', '/nada-aqui', '/admin/login'])(
  'no browser makes links of numbers and dates of %s by itself (NAV-7)',
  async (path) => {
    const { html } = await site.get(path)
    expect(html).toContain(
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"/>',
    )
  },
)
