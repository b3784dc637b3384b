/** The history entries of the layers that are open now, the outermost first. */
export const layerEntries: number[] = []

/** The mark of the entry that the browser is at; undefined on an entry that no layer has made. */
export function layerHere(): number | undefined {
  return history.state?.layer
}
