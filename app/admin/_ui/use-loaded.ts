'use client'

import { type ComponentType, useState } from 'react'
import { notify } from './notify'

/** A dialog whose code is fetched on demand; `near` are props that fetch it earlier. `Dialog` is set while it is open. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()
  const open = () =>
    load().then(
      (loaded) => setDialog(() => loaded),
      () => notify.error('Não foi possível abrir. Verifique a internet e tente de novo.'),
    )
  const preload = () => void load().catch(() => undefined)
  const near = { onPointerEnter: preload, onFocus: preload }
  return { Dialog, open, near, close: () => setDialog(undefined) }
}
