import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { demoAdmin } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { contentCommand } from '../support/content-command.ts'
import { open } from '../support/page.ts'
import { expect, onSite, testOfSections as test, toast } from '../support/stored-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'imports-'))
const file = join(folder, 'hotel.tar.gz')
test.afterAll(() => rmSync(folder, { recursive: true }))

const command = (...args: string[]) => contentCommand('quaresmeira', ...args)

/** Packs a document by hand, with the pictures of the export, and imports it. */
async function importDocument(document: object) {
  writeFileSync(join(folder, 'content.json'), JSON.stringify(document))
  await execa('tar', ['czf', file, '-C', folder, 'content.json', 'media'])
  return command('import', file)
}

test('an export is imported with changes, the site shows them, and the panel undoes the import (XFER-7)', async ({
  page,
}) => {
  test.slow()
  expect(await command('export', file)).toContain(`Exportado para ${file}, com`)
  await execa('tar', ['xzf', file, '-C', folder])
  const document = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8'))
  document.content.hero.title = 'Veio de um arquivo'
  document.content.about.title = ''
  expect(await importDocument(document)).toContain('Importado (2 seções).')
  await expect.poll(() => onSite(page)).toContain('Veio de um arquivo')

  await open(page, '/admin/history')
  await page.getByRole('link', { name: 'Importações' }).click()
  const newest = page.getByRole('list', { name: 'Importações' }).locator(':scope > li').first()
  const undo = newest.getByRole('button', { name: /^Desfazer/ })
  await expect(newest).toContainText('Importação: 2 seções (Hero, Sobre).')
  await expect(newest).toContainText(demoAdmin.email)
  await undo.click()
  await expect(toast(page, 'Importação desfeita: tudo voltou a ser como era antes dela.')).toBeVisible()
  expect(await onSite(page)).not.toContain('Veio de um arquivo')
  await expect(newest).toContainText('Importação desfeita: 2 seções (Hero, Sobre).')
  await expect(page.getByText('Desfeita', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})
