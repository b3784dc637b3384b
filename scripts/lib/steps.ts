/** `talks` says that the work itself prints to the terminal. */
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

/** 1234 ms → "1,2 s". */
export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).replace('.', ',')} s`
}
