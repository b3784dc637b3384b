import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyOfBuild } from '../support/build.ts'
import { WebServer } from '../support/web-server.ts'

const injected =
  '<script>document.title = "invadido"</script><img src="/x" onerror="document.title = \'invadido\'">'

test('a script that was written into a stored page past the app does not run', async ({ page }, {
  workerIndex,
}) => {
  const copy = copyOfBuild(`.next-injection-test-${workerIndex}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'injection-'))
  // As built, and as other tests' server has made it anew since.
  const files = globSync(`${copy}/server/**/privacidade.html`)
  for (const file of files) {
    writeFileSync(file, readFileSync(file, 'utf8').replace('</main>', `${injected}</main>`))
  }
  const server = new WebServer({
    NEXT_DIST_DIR: copy,
    DATA_DIR: dataDir,
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  })
  try {
    await server.start()
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    const response = await page.goto(server.url('/privacidade'))
    expect((await response?.text())?.includes(injected)).toBe(true)
    // The page's own scripts have run.
    await expect.poll(() => page.evaluate(() => '__next_f' in window)).toBe(true)
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2)
    expect(await page.title()).not.toContain('invadido')
  } finally {
    await server.kill()
    rmSync(copy, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
})
