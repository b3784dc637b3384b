import type { Browser, Locator, Page } from 'playwright/test'
import { service } from './admin.ts'
import { expect } from './stored-packages.ts'

/** The drafts whose data contains a word; restoring the packages does not remove them. */
export async function draftsWith(word: string) {
  const { data, error } = await service().from('content_drafts').select('item_id, data, version')
  if (error) throw error
  return data.filter(({ data }) => JSON.stringify(data).includes(word))
}

export async function removeDraftsWith(word: string) {
  for (const { item_id } of await draftsWith(word)) {
    await service().from('content_drafts').delete().eq('item_id', item_id)
  }
}

/** Adds fields to a draft without the panel, as a colleague would. */
export async function addToDraft(word: string, fields: object) {
  const [draft] = await draftsWith(word)
  if (!draft) throw new Error(`no draft with ${word}`)
  const { error } = await service()
    .from('content_drafts')
    .update({ data: { ...Object(draft.data), ...fields } })
    .eq('item_id', draft.item_id)
  if (error) throw error
}

/** Opens the preview of what a dialog shows. */
export async function openPreview(page: Page, dialog: Locator): Promise<Locator> {
  await dialog.getByRole('button', { name: 'Pré-visualizar' }).click()
  const preview = page.getByRole('dialog', { name: 'Prévia' })
  await expect(preview).toBeVisible()
  return preview
}

/** Makes a link for others and returns it. */
export async function makeLink(preview: Locator): Promise<string> {
  const links = preview.getByRole('textbox', { name: /^Link que vale até \d\d\/\d\d$/ })
  const before = await links.count()
  await preview.getByRole('button', { name: 'Criar link' }).click()
  await expect(links).toHaveCount(before + 1)
  return links.first().inputValue()
}

/** A person without an account, with a phone. */
export async function guest(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env.E2E_BASE_URL,
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
  })
  return context.newPage()
}
