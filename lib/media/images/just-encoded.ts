const remembered = 500

declare global {
  var encodedWidths: Map<string, number[]> | undefined
}

/** `{bucket}/{path}`, so that what is published next shows it without asking. `globalThis`: bundles are separate. */
export function rememberEncoded(name: string, widths: number[]) {
  globalThis.encodedWidths ??= new Map()
  globalThis.encodedWidths.set(name, widths)
  if (globalThis.encodedWidths.size <= remembered) return
  const [oldest] = globalThis.encodedWidths.keys()
  if (oldest !== undefined) globalThis.encodedWidths.delete(oldest)
}

/** The widths of the images that this process has encoded lately, by `{bucket}/{path}`. */
export function justEncoded(): Record<string, number[]> {
  return Object.fromEntries(globalThis.encodedWidths ?? [])
}
