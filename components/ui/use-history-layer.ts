import { useEffect, useEffectEvent } from 'react'
import { openLayer } from './history-layers'

/** While `open`, the browser's Back closes this, unless `onClose` says false, and leaves the page as it is (NAV-14). Import it only from code loaded on demand. */
export function useHistoryLayer(open: boolean, onClose: () => unknown) {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
