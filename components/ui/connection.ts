type Network = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** What the browser reports about the network; undefined on the server and in browsers that do not report it. */
export function connection() {
  return (globalThis.navigator as Network | undefined)?.connection
}
