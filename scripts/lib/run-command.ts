import { Refusal } from './refusal.ts'

type Cleanup = () => Promise<void> | void

const cleanups: Cleanup[] = []

/** Registers work for the end of the command, however it ends; the last registered runs first. */
export function atEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup)
}

/** Leaves nothing behind: on the end, a failure, Ctrl-C, SIGTERM, and when the process that started it disappears. */
export async function runCommand(main: () => Promise<number>, interruptedCode = 0): Promise<void> {
  let ending = false
  async function end(code: number) {
    if (ending) return
    ending = true
    for (const cleanup of cleanups.reverse()) await Promise.resolve(cleanup()).catch(report)
    process.exit(code)
  }
  function interrupt() {
    if (!ending) process.stdout.write('\nEncerrando…\n')
    void end(interruptedCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
  process.once('disconnect', interrupt)
  try {
    await end(await main())
  } catch (error) {
    if (!ending) report(error)
    await end(1)
  }
}

function report(error: unknown): void {
  console.error(error instanceof Refusal ? `\n${error.message}` : error)
}
