type Network = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** Returns the browser's network information; undefined on the server and in browsers that lack it. */
export function connection() {
  return (globalThis.navigator as Network | undefined)?.connection
}
