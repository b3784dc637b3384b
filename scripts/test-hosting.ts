import { runCommand } from './lib/run-command.ts'
import { closingLine, exitCodeFor } from './lib/tally.ts'
import { runHostingTests } from './lib/test-hosting.ts'

await runCommand(async () => {
  const result = await runHostingTests(process.argv.length > 2 ? process.argv.slice(2) : ['e2e/hosting'])
  for (const failure of result.failures) console.log(`${failure}\n`)
  console.log(closingLine([result]))
  return exitCodeFor([result])
}, 130)
