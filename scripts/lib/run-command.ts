import { Refusal } from './refusal.ts'

type Cleanup = () => Promise<void> | void

const cleanups: Cleanup[] = []

/** Registers work for the end of the command, however it ends. The last registered runs first. */
export function atEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup)
}

/** Runs `main`, and the registered cleanups at its end, on failure, on a signal, and when the parent process disappears. */
export async function runCommand(main: () => Promise<number>, interruptedCode = 0): Promise<void> {
  let ending = false
  async function end(code: number) {
    if (ending) return
    ending = true
    for (const cleanup of cleanups.reverse()) await (async () => cleanup())().catch(report)
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

/** `talks`: the work prints to the terminal. */
export function stepPrinter(total: number) {
  let current = 0
  return async function step<T>(title: string, work: () => Promise<T>, { talks = false } = {}): Promise<T> {
    current += 1
    process.stdout.write(`[${current}/${total}] ${title}…${talks ? '\n' : ' '}`)
    const started = performance.now()
    try {
      const result = await work()
      console.log(formatSeconds(performance.now() - started))
      return result
    } catch (error) {
      console.log('falhou')
      throw error
    }
  }
}

/** Formats 1234 as "1,2 s". */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
