import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { saveItem } from '@/app/admin/_list/actions'
import { listInfo } from '@/app/admin/_list/list-info'
import { LoneScreen } from '@/app/admin/_list/lone-screen'
import { itemRow } from '@/lib/content/item-row'
import { registry } from '@/lib/panel/registry'
import type { ListName } from '@/lib/site/registry'
import { WithActions } from './with-actions'

/** Shows the screen of a single-form section with its stored values. Saves are refused. */
export async function openLoneForm(name: ListName, stored: object = {}) {
  vi.mocked(saveItem).mockResolvedValue({ ok: false, error: 'Recusado.' })
  const row = itemRow(registry[name], { id: name, ...stored })
  await render(<LoneScreen list={listInfo(registry[name])} versions={[row]} />, { wrapper: WithActions })
  return page.getByRole('region', { name: registry[name].label })
}
