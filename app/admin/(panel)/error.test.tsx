import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import PanelError from './error'

test('a screen that failed on the server shows the code of its log entry (SEC-8, ADM-8)', () => {
  const failed = Object.assign(new Error('segredo'), { digest: '3446211849' })
  const html = renderToStaticMarkup(<PanelError error={failed} retry={vi.fn()} />)
  expect(html).toContain('Código do erro: 3446211849')
  expect(html).not.toContain('segredo')
  expect(renderToStaticMarkup(<PanelError error={new Error()} retry={vi.fn()} />)).not.toContain('Código')
})
