/** Complaints of React, the browser or a component during the current test. */
const faults: string[] = []

for (const kind of ['error', 'warn'] as const) {
  const print = console[kind]
  console[kind] = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '))
    print(...words)
  }
}
addEventListener('error', ({ message }) => faults.push(message))
addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))

/** Returns the faults so far and clears them, so that a test may provoke some. */
export function takeFaults(): string[] {
  return faults.splice(0)
}
