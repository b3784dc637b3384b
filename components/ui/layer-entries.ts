/** The history entries of the layers that are open now, the outermost first. */
export const layerEntries: number[] = []

/** The mark of the entry that the browser is at; undefined on an entry that no layer has made. */
export function layerHere(): number | undefined {
  return history.state?.layer
}

/** Forward and a reload arrive at entries of layers that are closed: what is under them has an entry of its own. */
export function skipSpentEntries() {
  const skip = () => {
    const layer = layerHere()
    if (layer && !layerEntries.includes(layer)) history.back()
  }
  skip()
  addEventListener('popstate', skip)
  return () => removeEventListener('popstate', skip)
}
