import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { demoAdmin, service } from '../support/admin.ts'
import { expectAccessible } from '../support/axe.ts'
import { open } from '../support/page.ts'
import { expect, onSite, test, toast } from '../support/stored-sections.ts'

const folder = mkdtempSync(join(tmpdir(), 'imports-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command; `told` is all that it prints. */
async function command(...args: string[]) {
  const { all = '', exitCode } = await execa(process.execPath, ['scripts/content.ts', ...args], {
    all: true,
    reject: false,
    stdin: 'ignore',
    env: {
      DATA_DIR: process.env.E2E_DATA_DIR,
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      ADMIN_EMAIL: demoAdmin.email,
      ADMIN_PASSWORD: demoAdmin.password,
    },
  })
  return { told: all, exitCode }
}

test('an export is imported with changes, mistakes are refused, and the panel undoes an import', async ({
  page,
}) => {
  test.slow()
  const file = join(folder, 'hotel.json')
  const write = (document: object) => writeFileSync(file, JSON.stringify(document))
  expect((await command('export', file)).told).toContain(`Exportado para ${file}, com`)
  const document = JSON.parse(readFileSync(file, 'utf8'))
  expect(document.content.packages.length).toBeGreaterThan(0)
  const same = await command('import', file)
  expect(same.told).toContain('Fotos e vídeos: 0 enviados')
  expect(same.told).toContain('O conteúdo já é este: nada a gravar.')

  write({ format: 1, content: { hero: { titel: 'x', title: 5 }, spa: [] } })
  const wrong = await command('import', file)
  expect(wrong.exitCode).toBe(1)
  for (const line of [
    'O documento tem 3 problemas. Nada foi gravado.',
    'spa: seção desconhecida',
    'Hero, titel: campo desconhecido',
    'Hero, Título: Entrada inválida',
  ])
    expect(wrong.told).toContain(line)
  expect((await command('import')).told).toContain('Diga o que fazer:')

  document.content.hero.title = 'Veio de um arquivo'
  document.content.about.title = ''
  write(document)
  const dry = await command('import', file, '--dry-run')
  expect(dry.told).toContain('Hero: Título')
  expect(dry.told).toContain('Só conferi: nada foi gravado.')
  expect(await onSite(page)).not.toContain('Veio de um arquivo')
  expect((await command('import', file)).told).toContain('Importado (2 seções).')
  await expect.poll(() => onSite(page)).toContain('Veio de um arquivo')

  await open(page, '/admin/history')
  await page.getByRole('link', { name: 'Importações' }).click()
  const newest = page.getByRole('list', { name: 'Importações' }).locator(':scope > li').first()
  const undo = newest.getByRole('button', { name: /^Desfazer/ })
  await expect(newest).toContainText('Importação: 2 seções (Hero, Sobre).')
  await expect(newest).toContainText(demoAdmin.email)
  await expectAccessible(page)
  await undo.click()
  await expect(toast(page, 'Importação desfeita: tudo voltou a ser como era antes dela.')).toBeVisible()
  expect(await onSite(page)).not.toContain('Veio de um arquivo')
  await expect(newest).toContainText('Importação desfeita: 2 seções (Hero, Sobre).')
  await expect(page.getByText('Desfeita', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  write({ format: 1, content: { hero: { title: 'Primeiro' }, about: { title: 'Segundo' } } })
  expect(await command('import', file)).toMatchObject({ exitCode: 0 })
  const saved = await service().from('about_sections').update({ title: 'Depois' }).not('hotel_id', 'is', null)
  expect(saved.error).toBeNull()
  await open(page, '/admin/history?secao=importacoes')
  await undo.click()
  await expect(toast(page, 'Depois da importação alguém gravou em Sobre.')).toBeVisible()
  await expect.poll(() => onSite(page)).toContain('Primeiro')
})
