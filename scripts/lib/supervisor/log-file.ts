import { appendFileSync, chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Appends to a file that is opened anew each time: it may be renamed at any moment, and a full disk stops nothing. */
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
