import { layerEntries } from './layer-entries'

/** Forward and a reload arrive at entries of layers that are closed (NAV-14); each lies on an entry of its page. For good: once. */
export function skipSpentEntries() {
  const skip = () => {
    const mark = history.state?.layer
    if (mark && !layerEntries.includes(mark)) history.back()
  }
  skip()
  addEventListener('popstate', skip)
}
