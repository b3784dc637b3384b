import type { Page } from 'playwright'

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

export function dialogOf(page: Page) {
  return page.getByRole('dialog')
}

/** The row of one item in its table. */
export function rowOf(page: Page, name: string) {
  return page.locator('tbody tr', { has: page.getByRole('button', { name: `Editar ${name}`, exact: true }) })
}

/** Fills fields of the open dialog by their labels. */
export async function typed(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = dialogOf(page).getByLabel(new RegExp(`^${RegExp.escape(label)}( \\*)?$`))
    await field.and(page.locator('input')).fill(value)
  }
}
