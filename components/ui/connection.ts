type Network = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }

/** What the browser says of the network; nothing on the server and in browsers that keep it to themselves. */
export function connection() {
  return (globalThis.navigator as Network | undefined)?.connection
}
