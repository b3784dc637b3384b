import { runCommand } from './lib/run-command.ts'
import { runBrowserTests } from './lib/test-browser.ts'

await runCommand(() => takePictures(process.argv.slice(2)), 130)

/** Takes the pictures of docs/images, and of all pages and states; arguments choose as Playwright's do. */
async function takePictures(args: string[]): Promise<number> {
  const { passed, failures } = await runBrowserTests(['--project=pictures', ...args])
  console.log(`\n${passed} testes passaram; as imagens estão em docs/images e test-results/pictures.`)
  for (const failure of failures) console.log(failure)
  return failures.length === 0 ? 0 : 1
}
