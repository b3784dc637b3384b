import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Its npm package knows which platform's holds it. Throws a sentence in Portuguese where there is none. */
export function denoExecutable(): string {
  try {
    return require('deno/install_api.cjs').runInstall()
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`As funções precisam do pacote npm "deno", que não está disponível: ${reason}`)
  }
}
