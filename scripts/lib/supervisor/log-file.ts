import { appendFileSync, chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Appends to a file that is opened anew each time, so that it may be renamed at any moment and nothing is lost. For its
 * owner only: it names people. A disk that refuses is told to the terminal once per outage and never stops the site.
 */
export function logFile(file: string): (text: string | Uint8Array) => void {
  let isRefused = false
  return (text) => {
    try {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      appendFileSync(file, text, { mode: 0o600 })
      if (isRefused) chmodSync(file, 0o600)
      isRefused = false
    } catch (error) {
      if (!isRefused) console.error(`Não consigo escrever em ${file}: ${String(error)}`)
      isRefused = true
    }
  }
}
