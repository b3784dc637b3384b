const remembered = 500

declare global {
  var encodedWidths: Map<string, number> | undefined
}

/**
 * Notes that a picture, `{bucket}/{path}`, has been encoded, and how wide it is: what is published next can show it at
 * once, without asking the backend again. Pages, actions and routes are separate bundles, hence `globalThis`.
 */
export function rememberEncoded(name: string, width: number) {
  globalThis.encodedWidths ??= new Map()
  globalThis.encodedWidths.set(name, width)
  if (globalThis.encodedWidths.size <= remembered) return
  const [oldest] = globalThis.encodedWidths.keys()
  if (oldest !== undefined) globalThis.encodedWidths.delete(oldest)
}

/** The widths of the pictures that this process has encoded lately, by `{bucket}/{path}`. */
export function justEncoded(): Record<string, number> {
  return Object.fromEntries(globalThis.encodedWidths ?? [])
}
