import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './root.ts'

/**
 * Resolves `@/lib/…` and relative paths, with or without `.ts`, for later imports of modules that need neither Next nor React.
 */
export function allowSiteImports(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const path = pathOf(specifier, context.parentURL)
      const file = path && [`${path}.ts`, path].find((candidate) => existsSync(candidate))
      return next(file ? pathToFileURL(file).href : specifier, context)
    },
  })
}

function pathOf(specifier: string, parent: string | undefined) {
  if (specifier.startsWith('@/')) return join(root, specifier.slice(2))
  const isRelative = specifier.startsWith('.') && parent?.startsWith('file:')
  return isRelative ? fileURLToPath(new URL(specifier, parent)) : undefined
}
